// Loaded before everything else; plain JavaScript because it must run, and explain, under an older Node.
import module from 'node:module';
import { fileURLToPath } from 'node:url';

const WANTED = 24;
const major = Number(process.versions.node.split('.')[0]);

if (major < WANTED) {
  process.stderr.write(
    `Lawmage runs on Node ${WANTED}, and this is Node ${process.versions.node}.\n` +
      `"npm ci" brings Node ${WANTED} as a package, and npm scripts then use it. If it is missing, its install script was\n` +
      'not allowed to run: try "npm rebuild node", or run "npm ci" without --ignore-scripts.\n',
  );
  process.exit(1);
}

// What has been compiled once is kept beside the packages: the next start takes half the time. Where that cannot be
// written, nothing is kept.
module.enableCompileCache(fileURLToPath(new URL('../node_modules/.cache/lawmage', import.meta.url)));

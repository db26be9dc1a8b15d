// How many variants each union of packages/ability has. A vocabulary that grows by siblings shows here first.

import { type TSType, Visitor } from 'oxc-parser';
import { type Source, sources } from './source.ts';

type Union = { name: string; path: string; variants: number };

/** A union counts when at least two of its members are objects; other names in it count as one variant each. */
function variantsOf(type: TSType): number {
  if (type.type !== 'TSUnionType') return 0;
  const objects = type.types.filter(member => member.type === 'TSTypeLiteral' || member.type === 'TSIntersectionType');
  return objects.length > 1 ? type.types.length : 0;
}

function unionsOf(source: Source): Union[] {
  const found: Union[] = [];
  new Visitor({
    TSTypeAliasDeclaration({ id, typeAnnotation }) {
      const variants = variantsOf(typeAnnotation);
      if (variants > 0) found.push({ name: id.name, path: source.path, variants });
    },
  }).visit(source.syntax.program);
  return found;
}

const unions = sources('packages/ability/src').flatMap(unionsOf);
for (const { name, path, variants } of unions.sort((a, b) => b.variants - a.variants)) {
  console.log(`${String(variants).padStart(4)}  ${name.padEnd(24)} ${path}`);
}
const sum = unions.reduce((total, union) => total + union.variants, 0);
console.log(`${String(sum).padStart(4)}  variants in ${unions.length} unions`);

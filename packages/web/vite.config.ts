import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/**
 * Leaves the package's font faces out: they list four old formats and a second typeface whose licence the package does
 * not hold. `style/mana.css` declares one face with the woff2 that lies beside them.
 */
const oneManaFace: Plugin = {
  name: 'one-mana-face',
  enforce: 'pre',
  transform(code, id) {
    return /mana-font[\\/]css[\\/]mana\.css/.test(id) ? code.replaceAll(/@font-face\s*\{[^}]*\}/g, '') : null;
  },
};

export default defineConfig({
  plugins: [oneManaFace, react(), tailwind()],
  worker: { format: 'es' },
  build: { target: 'es2023', chunkSizeWarningLimit: 2000 },
});

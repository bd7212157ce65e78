import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const core = decodeURIComponent(new URL('../core', import.meta.url).pathname);

// A tool demands the default export.
export default defineConfig({
  plugins: [react()],
  resolve: { alias: [{ find: /^#core\/(.*)\.js$/, replacement: `${core}/$1.ts` }] },
  server: { proxy: { '/api': `http://localhost:${process.env.PORT ?? 3000}` } },
  worker: { format: 'es' },
  // Nothing inline: the content security policy allows fonts and scripts from this origin only.
  build: { sourcemap: false, assetsInlineLimit: 0, modulePreload: { polyfill: false } },
});

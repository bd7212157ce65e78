import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import type { Plugin } from 'vite';

import { compiledMessages } from './compiled-messages.js';
import { sharedChunks } from './shared-chunks.js';

const core = decodeURIComponent(new URL('../core', import.meta.url).pathname);

const { PORT = '3000', FAKE_STRIPE } = process.env;

/** While payments are developed: a Stripe that stands in the page already is the one that is taken. */
const fakeStripe = (url: string): Plugin => ({
  name: 'fake-stripe',
  apply: 'serve',
  transformIndexHtml: () => [{ tag: 'script', attrs: { src: `${url}/stripe.js` } }],
});

/** Parts of antd that do nothing by being imported and do not say so: what is not used of them is left out. */
const PURE = /\/node_modules\/@rc-component\//;

// A tool demands the default export.
export default defineConfig({
  plugins: [react(), compiledMessages(), ...(FAKE_STRIPE ? [fakeStripe(FAKE_STRIPE)] : [])],
  resolve: { alias: [{ find: /^#core\/(.*)\.js$/, replacement: `${core}/$1.ts` }] },
  server: {
    proxy: {
      '/api': `http://localhost:${PORT}`,
      '/socket.io': { target: `http://localhost:${PORT}`, ws: true },
    },
  },
  worker: { format: 'es' },
  // Nothing inline: the content security policy allows fonts and scripts from this origin only.
  build: {
    sourcemap: false,
    // The licences of what is bundled, which ask to be passed on with it.
    license: { fileName: 'third-party-licences.md' },
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      treeshake: { moduleSideEffects: [{ test: PURE, sideEffects: false }] },
      output: { codeSplitting: { groups: [sharedChunks()], includeDependenciesRecursively: false } },
    },
  },
});

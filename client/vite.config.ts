import { realpathSync } from 'node:fs';

import react from '@vitejs/plugin-react';
import { defineConfig, searchForWorkspaceRoot } from 'vite';
import type { Plugin } from 'vite';

import { chunkLoading } from './chunk-loading.js';
import { compiledMessages } from './compiled-messages.js';
import { sharedChunks } from './shared-chunks.js';

const core = decodeURIComponent(new URL('../core', import.meta.url).pathname);

const { PORT = '3000', FAKE_STRIPE } = process.env;

/** For the development of payments: a Stripe object that exists in the page is used. */
const fakeStripe = (url: string): Plugin => ({
  name: 'fake-stripe',
  apply: 'serve',
  transformIndexHtml: () => [{ tag: 'script', attrs: { src: `${url}/stripe.js` } }],
});

/** Parts of antd without side effects that are not marked as such: unused parts are left out. */
const PURE = /\/node_modules\/@rc-component\//;

// Vite requires the default export.
export default defineConfig({
  plugins: [react(), compiledMessages(), chunkLoading(), ...(FAKE_STRIPE ? [fakeStripe(FAKE_STRIPE)] : [])],
  resolve: { alias: [{ find: /^#core\/(.*)\.js$/, replacement: `${core}/$1.ts` }] },
  server: {
    // Fonts are in packages, which may be linked from elsewhere.
    fs: {
      allow: [
        searchForWorkspaceRoot(import.meta.dirname),
        realpathSync(`${import.meta.dirname}/../node_modules`),
      ],
    },
    proxy: {
      '/api': `http://localhost:${PORT}`,
      '/socket.io': { target: `http://localhost:${PORT}`, ws: true },
    },
  },
  worker: { format: 'es' },
  // Nothing inline: the content security policy only allows fonts and scripts from this origin.
  build: {
    sourcemap: false,
    // The licences of the bundled packages, which require to be distributed with them.
    license: { fileName: 'third-party-licences.md' },
    assetsInlineLimit: 0,
    rolldownOptions: {
      treeshake: { moduleSideEffects: [{ test: PURE, sideEffects: false }] },
      output: { codeSplitting: { groups: [sharedChunks()], includeDependenciesRecursively: false } },
    },
  },
});

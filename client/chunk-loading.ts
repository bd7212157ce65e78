import type { Plugin } from 'vite';

const HELPER = /vite\/preload-helper\.js$/;

/** Chunks are loaded by `loadChunk`, which is given all files that they need, instead of by Vite's own helper. */
export const chunkLoading = (): Plugin => ({
  name: 'chunk-loading',
  apply: 'build',
  enforce: 'pre',
  config: () => ({
    build: {
      modulePreload: {
        polyfill: false,
        // Vite names no files of a chunk that needs nothing but itself.
        resolveDependencies: (file, files, { hostType }) =>
          hostType === 'js' && files.length === 0 ? [file] : files,
      },
    },
  }),
  load: {
    filter: { id: HELPER },
    handler: () => `export { loadChunk as __vitePreload } from '/src/lib/load-chunk.ts';`,
  },
});

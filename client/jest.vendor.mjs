import { existsSync, renameSync } from 'node:fs';

import { build } from 'vite';

/**
 * Bundles the packages that consist of thousands of files, because Jest loads each file again for each file of tests.
 * @param {unknown} _global
 * @param {import('jest').Config & { globals: { vendor: { folder: string, entry: Record<string, string> } } }} project
 */
export default async function bundleVendor(_global, { globals: { vendor } }) {
  const { folder, entry } = vendor;
  if (existsSync(folder)) return;
  // Two runs may start at once, and any may be interrupted.
  const outDir = `${folder}-${process.pid}`;
  await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    build: {
      lib: { entry, formats: ['cjs'] },
      minify: false,
      outDir,
      rolldownOptions: {
        external: [/^react($|\/)/, /^react-dom($|\/)/],
        output: { entryFileNames: '[name].cjs', chunkFileNames: '[name].cjs' },
      },
    },
  });
  if (!existsSync(folder)) renameSync(outDir, folder);
}

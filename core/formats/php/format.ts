import type { FileFormat } from '../model/file-format.js';

export const phpFormat: FileFormat = {
  id: 'php',
  platform: 'laravel',
  extensions: ['php'],
  loadFits: async () => (await import('./fits.js')).fits,
  load: async () => (await import('./codec.js')).php,
};

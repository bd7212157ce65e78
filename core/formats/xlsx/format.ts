import type { FileFormat } from '../model/file-format.js';

export const xlsxFormat: FileFormat = {
  id: 'xlsx',
  platform: 'xlsx',
  extensions: ['xlsx'],
  languages: 'all',
  loadFits: async () => (await import('./fits.js')).fits,
  load: async () => (await import('./codec.js')).xlsx,
};

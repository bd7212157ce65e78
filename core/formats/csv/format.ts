import type { FileFormat } from '../model/file-format.js';

export const csvFormat: FileFormat = {
  id: 'csv',
  platform: 'csv',
  extensions: ['csv', 'tsv'],
  languages: 'all',
  loadFits: async () => (await import('./fits.js')).fits,
  load: async () => (await import('./codec.js')).csv,
};

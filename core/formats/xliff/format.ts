import type { FileFormat } from '../model/file-format.js';

export const xliffFormat: FileFormat = {
  id: 'xliff',
  platform: 'xliff',
  extensions: ['xliff', 'xlf'],
  languages: 'pair',
  loadFits: async () => (await import('./fits.js')).fits,
  load: async () => (await import('./codec.js')).xliff,
};

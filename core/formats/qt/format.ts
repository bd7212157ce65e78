import type { FileFormat } from '../model/file-format.js';

export const qtFormat: FileFormat = {
  id: 'ts',
  platform: 'qt',
  extensions: ['ts'],
  loadFits: async () => (await import('./fits.js')).fits,
  load: async () => (await import('./codec.js')).qt,
};

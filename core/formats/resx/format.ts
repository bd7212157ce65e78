import type { FileFormat } from '../model/file-format.js';

export const resxFormat: FileFormat = {
  id: 'resx',
  platform: 'dotnet',
  extensions: ['resx', 'resw'],
  loadFits: async () => (await import('./fits.js')).fits,
  load: async () => (await import('./codec.js')).resx,
};

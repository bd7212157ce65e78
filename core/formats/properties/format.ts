import type { FileFormat } from '../model/file-format.js';

export const propertiesFormat: FileFormat = {
  id: 'properties',
  platform: 'java',
  extensions: ['properties'],
  loadFits: async () => (await import('./fits.js')).fits,
  load: async () => (await import('./codec.js')).properties,
};

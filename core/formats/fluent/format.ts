import type { FileFormat } from '../model/file-format.js';

export const fluentFormat: FileFormat = {
  id: 'ftl',
  platform: 'fluent',
  extensions: ['ftl'],
  loadFits: async () => (await import('./fits.js')).fits,
  load: async () => (await import('./codec.js')).fluent,
};

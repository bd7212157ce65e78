import type { FileFormat } from '../model/file-format.js';

export const arbFormat: FileFormat = {
  id: 'arb',
  platform: 'flutter',
  extensions: ['arb'],
  parseError: 'json_parse_error',
  loadFits: async () => (await import('./fits.js')).fits,
  load: async () => (await import('./codec.js')).arb,
};

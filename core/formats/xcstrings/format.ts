import type { FileFormat } from '../model/file-format.js';

export const xcstringsFormat: FileFormat = {
  id: 'xcstrings',
  platform: 'xcstrings',
  extensions: ['xcstrings'],
  parseError: 'json_parse_error',
  languages: 'all',
  holdsKeys: true,
  loadFits: async () => (await import('./fits.js')).fits,
  load: async () => (await import('./codec.js')).xcstrings,
};

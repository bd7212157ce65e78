import type { FileFormat } from '../model/file-format.js';

export const yamlFormat: FileFormat = {
  id: 'yaml',
  platform: 'rails',
  extensions: ['yml', 'yaml'],
  parseError: 'yaml_parse_error',
  loadFits: async () => (await import('./fits.js')).fits,
  load: async () => (await import('./codec.js')).yaml,
};

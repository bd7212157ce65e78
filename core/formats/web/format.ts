import type { FileFormat } from '../model/file-format.js';

export const jsonFormat: FileFormat = {
  id: 'json',
  platform: 'web',
  extensions: ['json'],
  parseError: 'json_parse_error',
  expectedBeside: 'json_expected_content',
  load: async () => (await import('./codec.js')).webJson,
};

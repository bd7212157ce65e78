import type { FileFormat } from '../model/file-format.js';

export const stringsFormat: FileFormat = {
  id: 'strings',
  platform: 'ios',
  extensions: ['strings'],
  expectedBeside: 'stringsdict_file_expected',
  companion: 'stringsdict',
  load: async () => (await import('./codecs.js')).strings,
};

export const stringsdictFormat: FileFormat = {
  id: 'stringsdict',
  platform: 'ios',
  extensions: ['stringsdict'],
  parseError: 'stringsdict_parse_error',
  expectedBeside: 'strings_file_expected',
  companion: 'strings',
  holdsKeys: true,
  load: async () => (await import('./codecs.js')).stringsdict,
};

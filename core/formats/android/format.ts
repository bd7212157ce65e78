import type { FileFormat } from '../model/file-format.js';

export const androidFormat: FileFormat = {
  id: 'xml',
  platform: 'android',
  extensions: ['xml'],
  expectedBeside: 'xml_file_expected',
  load: async () => (await import('./codec.js')).androidXml,
};

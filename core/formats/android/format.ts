import type { FileFormat } from '../file-format.js';
import { androidFolder } from './folder.js';
import { readAndroid } from './read.js';
import { writeAndroid } from './write.js';

export const androidXml: FileFormat<'xml'> = {
  id: 'xml',
  platform: 'android',
  extensions: ['xml'],
  parseError: 'reading_file_error',
  expectedBeside: 'xml_file_expected',
  read: readAndroid,
  write: (groups, code) => ({ path: `${androidFolder(code)}/strings.xml`, text: writeAndroid(groups, code) }),
};

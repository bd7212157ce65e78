import type { FileFormat } from '../file-format.js';
import { fileStem } from '../language-code.js';
import { readWebJson } from './read.js';
import { writeWebJson } from './write.js';

export const webJson: FileFormat<'json'> = {
  id: 'json',
  platform: 'web',
  extensions: ['json'],
  parseError: 'json_parse_error',
  expectedBeside: 'json_expected_content',
  read: readWebJson,
  write: (groups, code, writing) => ({
    path: `${fileStem(code)}.json`,
    text: writeWebJson(groups, writing),
  }),
};

import { END, LIST } from '../model/profile-types.js';
import type { BlankFile, NewFile } from '../model/new-file.js';
import type { WebStyle } from './style.js';

/** New Web JSON (docs/formats.md, 10.3): every group is an object, and without one the file is `{}`. */
export const blankJson = ({ code, groups, writing: { flavour } }: NewFile): BlankFile<WebStyle> => ({
  name: `${code}.json`,
  style: { newline: '\n', lead: '  ', ...(flavour !== 'pipes' && { flavour }) },
  parts: ['{', LIST, { group: null }, END, groups.length > 0 ? '\n}\n' : '}\n'],
});

import type { Codec } from '../model/codec.js';
import { pathOfKept } from '../naming/file-names.js';
import { inLineEnds } from '../layout/line-ends.js';
import { androidDialect } from './android-dialect.js';
import { androidFolder } from '../naming/android-folder.js';
import { blankAndroid } from './blank.js';
import { keepAndroid } from './kept-android.js';

export const androidXml: Codec = {
  read: keepAndroid,
  blank: blankAndroid,
  path: (name, code) => pathOfKept(name, `${androidFolder(code)}/`),
  dialect: inLineEnds((source, style, writing) => androidDialect(source, style, writing?.tag)),
};

import type { Codec } from '../codec.js';
import { pathOfKept } from '../export/file-names.js';
import { inLineEnds } from '../profile/line-ends.js';
import { androidDialect } from './android-dialect.js';
import { androidFolder } from './folder.js';
import { keepAndroid } from './kept-android.js';
import { readAndroid } from './read.js';
import { writeAndroid } from './write.js';

export const androidXml: Codec = {
  kept: {
    read: keepAndroid,
    path: (name, code) => pathOfKept(name, `${androidFolder(code)}/`),
    dialect: inLineEnds((source, _, writing) => androidDialect(source, writing?.tag)),
  },
  read: readAndroid,
  write: (groups, code) => ({ path: `${androidFolder(code)}/strings.xml`, text: writeAndroid(groups, code) }),
};

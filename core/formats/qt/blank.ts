import type { BlankFile, NewFile } from '../model/new-file.js';
import { attributeText } from '../xml/write.js';
import { qtLocale } from './in-language.js';
import type { QtStyle } from './style.js';

/** A new document of Qt Linguist (docs/formats.md, 27). */
export function blankTs({ code }: NewFile): BlankFile<QtStyle> {
  const language = attributeText(qtLocale(code));
  return {
    name: `app_${qtLocale(code)}.ts`,
    style: { newline: '\n', lead: '\n    ', escapesQuotes: true },
    parts: [
      `<?xml version="1.0" encoding="utf-8"?>\n<!DOCTYPE TS>\n<TS version="2.1" language="${language}">`,
      { group: null },
      '\n</TS>\n',
    ],
  };
}

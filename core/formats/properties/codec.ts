import type { Codec } from '../codec.js';
import { pathInLanguage } from '../export/file-names.js';
import { keepProperties } from './kept-properties.js';
import { propertiesDialect } from './properties-dialect.js';
import { writeProperties } from './write.js';

export const properties: Codec = {
  kept: {
    read: keepProperties,
    path: (name, code, owner) => pathInLanguage(name, code, owner, (of) => `_${javaLocale(of)}`),
    dialect: (_, style, writing) => propertiesDialect(style, writing),
  },
  write: (groups, code, writing) => ({
    path: `messages_${javaLocale(code)}.properties`,
    text: writeProperties(groups, writing),
  }),
  legacyEncoding: 'iso-8859-1',
};

/** The code of a language as java.util.ResourceBundle looks for it: `pt_BR`, `zh_Hant_TW`. */
const javaLocale = (code: string): string => code.replaceAll('-', '_');

import type { Codec } from '../model/codec.js';
import { pathInLanguage } from '../naming/file-names.js';
import { blankProperties, javaLocale } from './blank.js';
import { keepProperties } from './kept-properties.js';
import { propertiesDialect } from './properties-dialect.js';
import { PROPERTIES_CHECKS } from './style.js';
import type { PropertiesStyle } from './style.js';

export const properties: Codec<PropertiesStyle> = {
  read: keepProperties,
  blank: blankProperties,
  path: (name, code, owner) => pathInLanguage(name, code, owner, (of) => `_${javaLocale(of)}`),
  dialect: (_, style, writing) => propertiesDialect(style, writing),
  legacyEncoding: 'iso-8859-1',
  ownStyle: PROPERTIES_CHECKS,
};

import type { Codec } from '../codec.js';
import { pathInLanguage } from '../export/file-names.js';
import { inLanguage, poLocale } from './in-language.js';
import { keepPo } from './kept-po.js';
import { poDialect } from './po-dialect.js';
import { writePo } from './write.js';

/** The folders of gettext: `fr/LC_MESSAGES/app.po`. */
const FOLDER = /(^|\/)[a-z]{2,3}(?:[_-]\w+)?(?=\/LC_MESSAGES\/[^/]*$)/;

export const po: Codec = {
  kept: {
    read: keepPo,
    path: pathOf,
    inLanguage,
    dialect: poDialect,
  },
  write: (groups, code) => ({ path: `${poLocale(code)}.po`, text: writePo(groups, code) }),
};

/** Languages other than that of a template have translations. */
function pathOf(name: string, code: string, owner: string): string {
  if (code === owner) return pathInLanguage(name, code, owner, poLocale);
  if (FOLDER.test(name)) return name.replace(FOLDER, (_, before: string) => before + poLocale(code));
  if (/\.pot$/i.test(name)) return name.replace(/[^/\\]*$/, `${poLocale(code)}.po`);
  return pathInLanguage(name, code, owner, (of) => `_${poLocale(of)}`);
}

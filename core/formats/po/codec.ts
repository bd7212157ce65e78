import type { Codec } from '../model/codec.js';
import { pathInLanguage } from '../naming/file-names.js';
import { blankPo } from './blank.js';
import { inLanguage, poLocale } from './in-language.js';
import { keepPo } from './kept-po.js';
import { poDialect } from './po-dialect.js';
import { poForms } from './plural-rule.js';
import { PO_CHECKS } from './style.js';
import type { PoStyle } from './style.js';
import { poTemplate } from './template.js';

/** The folders of gettext: `fr/LC_MESSAGES/app.po`. */
const FOLDER = /(^|\/)[a-z]{2,3}(?:[_-]\w+)?(?=\/LC_MESSAGES\/[^/]*$)/;

export const po: Codec<PoStyle> = {
  read: keepPo,
  blank: blankPo,
  path: pathOf,
  inLanguage,
  dialect: poDialect,
  tellsEmpty: true,
  ownStyle: PO_CHECKS,
  formsIn: poForms,
  template: poTemplate,
};

/** Languages other than that of a template have translations. */
function pathOf(name: string, code: string, owner: string): string {
  if (code === owner) return pathInLanguage(name, code, owner, poLocale);
  if (FOLDER.test(name)) return name.replace(FOLDER, (_, before: string) => before + poLocale(code));
  if (/\.pot$/i.test(name)) return name.replace(/[^/\\]*$/, `${poLocale(code)}.po`);
  return pathInLanguage(name, code, owner, (of) => `_${poLocale(of)}`);
}

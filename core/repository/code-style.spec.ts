import { languageNames } from '../domain/languages/language-code.js';
import { codeInStyle, styleOfCodes } from './code-style.js';
import { tagOfCode } from './code-tag.js';

const JSON_FILE = 'locales/{language}.json';

describe('the code of a new language', () => {
  it.each([
    [['fr', 'pt-BR'], JSON_FILE, 'zh-TW', 'zh-TW'],
    [['fr', 'pt_BR'], JSON_FILE, 'zh-TW', 'zh_TW'],
    [['fr', 'pt-br', 'en-us'], JSON_FILE, 'zh-TW', 'zh-tw'],
    [['FR', 'DE'], JSON_FILE, 'pt-BR', 'PT-BR'],
    [['fr'], JSON_FILE, 'pt-BR', 'pt-BR'],
    [['fr'], 'app_{language}.arb', 'pt-BR', 'pt_BR'],
    [['fr'], 'locale/{language}/LC_MESSAGES/django.po', 'zh-Hans', 'zh_Hans'],
    [['fr', 'sr@latin'], 'po/{language}.po', 'uz-Cyrl', 'uz@cyrillic'],
    [['fr'], 'messages{_language}.properties', 'pt-BR', 'pt_BR'],
    [['iw', 'pt_BR'], 'messages{_language}.properties', 'id', 'in'],
    [[], 'res/values{-language}/strings.xml', 'pt-BR', 'pt-rBR'],
    [['fr'], 'res/values{-language}/strings.xml', 'sr-Latn', 'b+sr+Latn'],
    [['fr'], 'res/values{-language}/strings.xml', 'he', 'iw'],
    [['zh-Hans', 'pt-BR'], '{language}.lproj/Localizable.strings', 'zh-Hant', 'zh-Hant'],
  ])('beside %p in %s: %s is %s', (codes, template, tag, code) =>
    expect(codeInStyle(tag, styleOfCodes(codes, template))).toBe(code),
  );

  it.each([['pt_BR'], ['pt-br'], ['sr@latin'], ['PT'], ['pt-rBR'], ['iw']])(
    'beside %s is that of the same language again, whichever it is',
    (code) => {
      const style = styleOfCodes([code], JSON_FILE);
      const others = languageNames('en').filter(({ tag }) => tagOfCode(codeInStyle(tag, style)) !== tag);
      expect(others).toEqual([]);
    },
  );
});

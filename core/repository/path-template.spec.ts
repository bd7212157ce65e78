import fc from 'fast-check';

import { codeOf, pathOf, templateFault, templateOf } from './path-template.js';

const TEMPLATES = [
  'locales/{language}/common.json',
  '{language}.lproj/Localizable.strings',
  'res/values{-language}/strings.xml',
  'res/values{-language}-v21/strings.xml',
  'messages{_language}.properties',
  'Resources{.language}.resx',
  'config/locales/{language}/devise.{language}.yml',
  '{{cookiecutter.project}}/locale/{language}/LC_MESSAGES/django.po',
];

const CODES = ['fr', 'pt-BR', 'pt_BR', 'pt-rBR', 'b+sr+Latn', 'sr@latin', 'zh-Hans', 'v21', 'r', 's'];

describe('the path of a document', () => {
  it.each([
    ['locales/{language}/common.json', 'fr', 'locales/fr/common.json'],
    ['res/values{-language}/strings.xml', 'pt-rBR', 'res/values-pt-rBR/strings.xml'],
    ['res/values{-language}/strings.xml', null, 'res/values/strings.xml'],
    ['Resources{.language}.resx', 'pt-BR', 'Resources.pt-BR.resx'],
    ['Resources{.language}.resx', null, 'Resources.resx'],
    ['messages{_language}.properties', 'fr', 'messages_fr.properties'],
    ['locales/{language}/common.json', null, null],
    ['config/locales/{language}/devise.{language}.yml', 'fr', 'config/locales/fr/devise.fr.yml'],
    ['Localizable.xcstrings', null, 'Localizable.xcstrings'],
  ])('of %s in %s is %s', (template, code, path) => expect(pathOf(template, code)).toBe(path));
});

describe('what stands in a path at the place of the code', () => {
  it.each([
    ['locales/{language}/common.json', 'locales/pt_BR/common.json', { code: 'pt_BR' }],
    ['res/values{-language}/strings.xml', 'res/values/strings.xml', { code: null }],
    ['res/values{-language}/strings.xml', 'res/values-b+sr+Latn/strings.xml', { code: 'b+sr+Latn' }],
    ['Localizable.xcstrings', 'Localizable.xcstrings', { code: null }],
    ['locales/{language}/common.json', 'locales/fr/errors.json', null],
    ['locales/{language}/common.json', 'locales/common.json', null],
    ['locales/{language}/common.json', 'locales/fr/web/common.json', null],
    ['{language}/app_{language}.arb', 'fr/app_de.arb', null],
    ['common{.language}.json', 'common.min.js.json', null],
    ['{language}/x.json', '/x.json', null],
  ])('of %s, %s: %p', (template, path, standing) => expect(codeOf(template, path)).toEqual(standing));

  it('is what was written there', () =>
    fc.assert(
      fc.property(fc.constantFrom(...TEMPLATES), fc.constantFrom(...CODES, null), (template, code) => {
        const path = pathOf(template, code);
        fc.pre(path !== null);
        expect(codeOf(template, path ?? '')).toEqual({ code });
      }),
    ));
});

describe('the template of a path', () => {
  it.each([
    ['locales/fr/common.json', 'fr', false, 'locales/{language}/common.json'],
    ['fr/app_fr.arb', 'fr', false, '{language}/app_{language}.arb'],
    ['messages_pt_BR.properties', 'pt_BR', true, 'messages{_language}.properties'],
    ['Resources.pt-BR.resx', 'pt-BR', true, 'Resources{.language}.resx'],
  ])('of %s with %s', (path, code, isOptional, template) => {
    const places = [...path.matchAll(new RegExp(code, 'g'))].map(({ index }) => ({
      start: index,
      end: index + code.length,
    }));
    expect(templateOf(path, places, isOptional)).toBe(template);
    expect(codeOf(template, path)).toEqual({ code });
  });
});

describe('a template that is typed', () => {
  it.each(['{language}.json', '{language}/app_{language}.arb', 'values{-language}/strings.xml'])(
    'may be %s',
    (template) => expect(templateFault(template)).toBeNull(),
  );

  it.each([
    ['locales/common.json', 'no_language', 'locales/common.json'],
    ['values{-language}/strings_{language}.xml', 'mixed', '{-language}'],
    ['../{language}.json', 'dots', '..'],
    ['aux{.language}.resx', 'reserved', 'aux.resx'],
  ])('is not %s: %s', (template, reason, part) => expect(templateFault(template)).toEqual({ reason, part }));

  it('of a file that holds all languages needs no place for the code', () =>
    expect(templateFault('Localizable.xcstrings', true)).toBeNull());
});

import { strToU8 } from 'fflate';

import { readFiles } from '../index.js';
import { modeLosingLess } from '../plurals/plural-loss.js';
import { TestRepository } from '../../repository/content/testing-repository.js';

const FILE = 'lang/{language}.json';
const RUSSIAN = '{\n  ":n days": ":n \\u0434ень|:n дня|:n дней",\n  "Other": "Прочее"\n}\n';

const repositoryOf = (documents: Record<string, string>): TestRepository =>
  new TestRepository(
    Object.fromEntries(
      Object.entries(documents).map(([tag, text]) => [
        `lang/${tag}.json`,
        { file: FILE, language: tag, text },
      ]),
    ),
  );

describe('JSON of Laravel', () => {
  it.each([
    ['ru', ':n а|:n б|:n в', 'one=:n а few=:n б many=:n в other=:n в'],
    ['de', ':count Tag|:count Tage', 'one=:count Tag other=:count Tage'],
    ['de', '{0} nichts|{1} ein :x|[2,*] :x viele', '=0=nichts one=ein :x other=:x viele'],
  ])('has the forms between pipes by the order of the language: %s', (language, text, forms) => {
    const repository = repositoryOf({ [language]: JSON.stringify({ a: text }) });
    const texts = repository.project.texts(language, 'a').map(([form, own]) => `${form ?? ''}=${own}`);
    expect(texts.join(' ')).toBe(forms);
  });

  it('keeps everything around a form that changes', () => {
    const repository = repositoryOf({ ru: RUSSIAN });
    expect(repository.written()['lang/ru.json']).toBe(RUSSIAN);
    repository.project.write('ru', ':n days', 'few', ':n "дня" | :n');
    expect(repository.written()['lang/ru.json']).toBe(RUSSIAN.replace(':n дня', ':n \\"дня\\" \uFFFD :n'));
  });

  it('takes a new plural as Laravel reads it', () => {
    const english = '{\n  ":n days": ":n day|:n days",\n  "Other": "Other :n|Others"\n}\n';
    const repository = repositoryOf({ en: english, ru: '{\n  "Other": ":n иной|:n иных|:n иные"\n}\n' });
    for (const form of ['one', 'few', 'many', 'other']) repository.project.write('ru', ':n days', form, form);
    expect(repository.written()).toEqual({
      'lang/en.json': english,
      'lang/ru.json': '{\n  "Other": ":n иной|:n иных|:n иные",\n  ":n days": "one|few|many"\n}\n',
    });
  });

  it.each([
    ['of vue-i18n', 'no :x | one | {count} of them', ['=0', 'one', 'other']],
    ['of links of vue-i18n', '@:none | @:one | @.lower:many', ['=0', 'one', 'other']],
    ['fewer than the forms of the language', ':n a|:n b', [null]],
  ])('has other pipes as they are: %s', (_, text, forms) => {
    const repository = repositoryOf({ ru: JSON.stringify({ a: text }) });
    expect(repository.project.texts('ru', 'a').flatMap(([form, own]) => (own === '' ? [] : [form]))).toEqual(
      forms,
    );
  });

  it.each([
    ['ru', ':n день|:n дня|:n дней', 'cldr'],
    ['de', ':count Tag|:count Tage', 'cldr'],
    ['ru', 'ноль :n | один | много', 'strict'],
    ['lv', ':n a|:n b|:n c', 'strict'],
    ['ru', 'Главная|О нас|Ещё', 'strict'],
  ] as const)('proposes the mode that has the forms of its plurals: %s %s', (tag, text, mode) => {
    const file = { name: 'a.json', bytes: strToU8(JSON.stringify({ a: text })) };
    const lost = (pluralMode: 'cldr' | 'strict') => readFiles([file], { keep: true, pluralMode, tag }).lost;
    expect(modeLosingLess({ strict: lost('strict'), cldr: lost('cldr') })).toBe(mode);
  });
});

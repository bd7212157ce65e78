import type { CheckId } from '../check-ids.js';
import type { PluralForm } from '../../domain/plural-rules.js';
import { severitiesFor } from '../severities.js';
import { checkText } from './check-text.js';

interface Pair {
  check: CheckId;
  source: string;
  /** English if absent. */
  sourceTag?: string;
  tag: string;
  text: string;
  form?: PluralForm;
  /** Of the source, where its form `one` is another text. */
  one?: string;
}

function isFound({ check, source, sourceTag = 'en', tag, text, form, one }: Pair): boolean {
  const subject = {
    target: { text, tag },
    source: { tag: sourceTag, forms: formsOf(source, one) },
    quantity: form ?? null,
    otherForms: [],
    maxLength: null,
    placeholders: 'any' as const,
  };
  return checkText(subject, severitiesFor({})).some((finding) => finding.check === check);
}

const formsOf = (source: string, one: string | undefined): [PluralForm | null, string][] =>
  one === undefined
    ? [[null, source]]
    : [
        ['one', one],
        ['other', source],
      ];

describe('a check finds', () => {
  it.each<[string, Pair]>([
    [
      'a question that became a statement',
      { check: 'end', source: 'Is it on?', tag: 'fr', text: 'Il est là.' },
    ],
    ['a lost decimal point', { check: 'numbers', source: '2.5 MB', tag: 'fr', text: '25 Mo' }],
    ['a number of a date', { check: 'numbers', source: '2026-03-14', tag: 'de', text: '15.03.2026' }],
    [
      'another hour',
      { check: 'numbers', source: 'À 15 h', sourceTag: 'fr', tag: 'en', text: 'At 4 o’clock' },
    ],
    ['a quote beside a Hebrew word', { check: 'pairs', source: 'Press OK', tag: 'he', text: 'לחץ "אישור' }],
    [
      'another address',
      { check: 'links', source: 'https://a.org/x', tag: 'ja', text: 'https://a.org/yを見る' },
    ],
    ['a missing space', { check: 'nbsp', source: 'Done!', tag: 'fr', text: 'Terminé&amp;!' }],
    [
      'a type that ICU does not have',
      {
        check: 'syntax',
        source: '{n, select, a {A} other {B}}',
        tag: 'fr',
        text: '{n, selekt, a {A} other {B}}',
      },
    ],
    ['a break too many', { check: 'tags', source: 'A<br>b', tag: 'fr', text: 'A<br>b<br>' }],
    ['an entity with spaces', { check: 'entities', source: 'A&nbsp;b', tag: 'ru', text: 'А & nbsp; б' }],
    [
      'a form for 1, 21, 31 without its number',
      { check: 'missing', source: '{count} files', tag: 'ru', text: 'Один файл', form: 'one' },
    ],
    [
      'a form for 1, 21, 31 without the number that one of the source does without',
      {
        check: 'missing',
        source: '%d items are due:',
        one: 'An item is due:',
        tag: 'hr',
        text: 'Stavka je dospjela:',
        form: 'one',
      },
    ],
    [
      'a small letter of a sentence',
      { check: 'capital', source: 'Save all', tag: 'fr', text: 'enregistrer' },
    ],
  ])('%s', (_what, pair) => expect(isFound(pair)).toBe(true));
});

describe('a check does not mind', () => {
  it.each<[string, Pair]>([
    ['an abbreviation', { check: 'end', source: 'Number', tag: 'fr', text: 'Nbre.' }],
    [
      'separators of another language',
      { check: 'numbers', source: '1,234.5 kg', tag: 'de', text: '1.234,5 kg' },
    ],
    ['Indian thousands', { check: 'numbers', source: '1,250,000', tag: 'hi', text: '12,50,000' }],
    ['a date in another order', { check: 'numbers', source: '2026-03-14', tag: 'de', text: '14.03.2026' }],
    ['a time with a letter', { check: 'numbers', source: 'At 10:30', tag: 'fr', text: 'À 10 h 30' }],
    [
      'a clock of twelve hours',
      { check: 'numbers', source: 'À 18 h 30', sourceTag: 'fr', tag: 'en', text: '6:30 p.m.' },
    ],
    ['gershayim', { check: 'pairs', source: 'The army', tag: 'he', text: 'צה"ל' }],
    [
      'a quotation behind a Hebrew prefix',
      { check: 'pairs', source: 'In “Home”', tag: 'he', text: 'ב"בית"' },
    ],
    [
      'an address before Japanese',
      { check: 'links', source: 'See https://a.org', tag: 'ja', text: 'https://a.orgへ' },
    ],
    [
      'an address before Korean',
      { check: 'links', source: 'At www.a.org/b', tag: 'ko', text: 'www.a.org/b에서' },
    ],
    ['a space as an entity', { check: 'nbsp', source: 'Done!', tag: 'fr', text: 'Terminé&#160;!' }],
    [
      'a type of the program itself',
      {
        check: 'syntax',
        source: '{n, money}: {k, plural, other {#}}',
        tag: 'fr',
        text: '{n, money} : {k, plural, other {#}}',
      },
    ],
    ['a break less', { check: 'tags', source: 'A<br>b<br>c', tag: 'fr', text: 'A<br>b c' }],
    ['an and', { check: 'entities', source: 'A & B; C', tag: 'ru', text: 'А & Б; В' }],
    [
      'a form for none and one without its number',
      { check: 'missing', source: '{count} files', tag: 'fr', text: 'Un fichier', form: 'one' },
    ],
    [
      'a form of one number without that of the source',
      {
        check: 'missing',
        source: '%d items are due:',
        one: 'An item is due:',
        tag: 'de',
        text: 'Ein Posten ist fällig:',
        form: 'one',
      },
    ],
    ['a weekday', { check: 'capital', source: 'Monday', tag: 'fr', text: 'lundi' }],
    ['a language', { check: 'capital', source: 'German', tag: 'es', text: 'alemán' }],
  ])('%s', (_what, pair) => expect(isFound(pair)).toBe(false));
});

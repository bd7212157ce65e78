import { checkConsistency } from './check-project.js';
import { checkText, MOST_FINDINGS } from './rules/check-text.js';
import { CHECK_IDS } from './check-ids.js';
import type { CheckId } from './check-ids.js';
import { severitiesFor } from './severities.js';
import type { Subject } from './subject.js';

const ALL_ON = severitiesFor({ same: 'hint' });

interface Sample extends Partial<Omit<Subject, 'target' | 'source'>> {
  /** Null: the text is one of the base language. */
  source: string | null;
  text: string;
  /** French if absent. */
  tag?: string;
}

interface Case {
  check: CheckId;
  wrong: Sample;
  /** The range of the finding, and the text after its fix; null without one. */
  at: readonly [from: number, to: number];
  fixed: string | null;
  right: Sample;
}

const subjectOf = ({ source, text, tag = 'fr', ...more }: Sample): Subject => ({
  target: { text, tag },
  source: source === null ? null : { tag: 'en', forms: [[null, source]] },
  quantity: null,
  otherForms: [],
  maxLength: null,
  placeholders: 'any',
  ...more,
});

const findingsOf = (sample: Sample, check: CheckId) =>
  checkText(subjectOf(sample), ALL_ON).filter((finding) => finding.check === check);

const CASES: readonly Case[] = [
  {
    check: 'missing',
    wrong: { source: 'Hello {name}!', text: 'Bonjour\u202F!' },
    at: [9, 9],
    fixed: 'Bonjour {name}\u202F!',
    right: { source: 'Hello {name}!', text: 'Bonjour {name}\u202F!' },
  },
  {
    check: 'unknown',
    wrong: { source: 'Hello {name} and {other}', text: 'Bonjour {name} et {other} {more}' },
    at: [26, 32],
    fixed: null,
    right: { source: '%d of 50', text: '%d sur 50 %' },
  },
  {
    check: 'type',
    wrong: { source: '%1$s has %2$d files', text: '%1$s a %2$s fichiers' },
    at: [7, 11],
    fixed: '%1$s a %2$d fichiers',
    right: { source: '%1$s has %2$.1f files', text: '%1$s a %2$f fichiers' },
  },
  {
    check: 'syntax',
    wrong: { source: '{n, plural, one {a} other {b}}', text: '{n, plural, one {a} other {b}' },
    at: [0, 29],
    fixed: null,
    right: { source: 'A } B', text: 'A } B' },
  },
  {
    check: 'tags',
    wrong: { source: 'A <b>word</b>', text: 'Un <b>mot' },
    at: [3, 6],
    fixed: null,
    right: { source: 'Hello <name>', text: 'Bonjour <name>' },
  },
  {
    check: 'entities',
    wrong: { source: 'A and B', text: 'A &amp B' },
    at: [2, 6],
    fixed: 'A &amp; B',
    right: { source: 'A and B', text: 'A &amp; B' },
  },
  {
    check: 'links',
    wrong: { source: 'See https://a.org/x.', text: 'Voir https://b.org/x.' },
    at: [5, 20],
    fixed: 'Voir https://a.org/x.',
    right: { source: 'See https://a.org/en/x.', text: 'Voir https://a.org/fr/x.' },
  },
  {
    check: 'length',
    wrong: { source: 'Save', text: 'Sauver', maxLength: 4 },
    at: [4, 6],
    fixed: null,
    right: { source: 'Family', text: '👩‍👧e\u0301🇫🇷', maxLength: 3 },
  },
  {
    check: 'near',
    wrong: { source: null, text: '1234567', maxLength: 10 },
    at: [0, 7],
    fixed: null,
    right: { source: null, text: '123456', maxLength: 10 },
  },
  {
    check: 'spaces',
    wrong: { source: 'Save it', text: 'Enregistrez  le' },
    at: [11, 13],
    fixed: 'Enregistrez le',
    right: { source: ' Save', text: ' Enregistrer' },
  },
  {
    check: 'lines',
    wrong: { source: 'One\ntwo', text: 'Un deux' },
    at: [0, 7],
    fixed: null,
    right: { source: 'One\ntwo', text: 'Un\ndeux\n' },
  },
  {
    check: 'end',
    wrong: { source: 'Are you sure?', text: 'Vous êtes sûr' },
    at: [13, 13],
    fixed: 'Vous êtes sûr\u202F?',
    right: { source: 'Are you sure?', text: '本当ですか？', tag: 'ja' },
  },
  {
    check: 'nbsp',
    wrong: { source: 'Name:', text: 'Nom :' },
    at: [3, 5],
    fixed: 'Nom\u00A0:',
    right: { source: 'At 10:30', text: 'À 10:30' },
  },
  {
    check: 'pairs',
    wrong: { source: 'Save (all)', text: 'Enregistrer (tout' },
    at: [12, 13],
    fixed: null,
    right: { source: '1) Save', text: '1) Enregistrer' },
  },
  {
    check: 'numbers',
    wrong: { source: 'At least 12 letters', text: 'Au moins 21 lettres' },
    at: [19, 19],
    fixed: null,
    right: { source: '1.5 of 1,000', text: '1,5 sur 1\u202F000' },
  },
  {
    check: 'repeated',
    wrong: { source: 'Save the file', text: 'Enregistrer le le fichier' },
    at: [12, 17],
    fixed: 'Enregistrer le fichier',
    right: { source: 'You are late', text: 'Vous vous trompez' },
  },
  {
    check: 'capital',
    wrong: { source: 'Save it', text: 'enregistrer' },
    at: [0, 1],
    fixed: 'Enregistrer',
    right: { source: 'save', text: 'Speichern', tag: 'de' },
  },
  {
    check: 'script',
    wrong: { source: 'Password', text: 'Пapоль', tag: 'ru' },
    at: [0, 6],
    fixed: null,
    right: { source: 'With Facebook', text: 'С Facebookом', tag: 'ru' },
  },
  {
    check: 'same',
    wrong: { source: 'Save all', text: 'Save all' },
    at: [0, 8],
    fixed: null,
    right: { source: 'Colour', text: 'Colour', tag: 'en-GB' },
  },
  {
    check: 'forms',
    wrong: { source: '{n} files', text: '', quantity: 'other', otherForms: ['Un fichier'] },
    at: [0, 0],
    fixed: null,
    right: { source: '{n} files', text: '', quantity: 'other', otherForms: [''] },
  },
];

describe('each check', () => {
  it('has a case, apart from those that compare keys', () => {
    const compared: CheckId[] = ['inconsistent', 'ambiguous'];
    expect([...CASES.map(({ check }) => check), ...compared].sort()).toEqual([...CHECK_IDS].sort());
  });

  it.each(CASES.map((one) => [one.check, one] as const))(
    '%s finds its fault, says where, and mends it where that is certain',
    (check, { wrong, at, fixed }) => {
      const [finding, ...others] = findingsOf(wrong, check);
      expect(others).toEqual([]);
      expect(finding?.at).toEqual(at);
      const { from = 0, to = 0, text = null } = finding?.fix ?? {};
      expect(text === null ? null : wrong.text.slice(0, from) + text + wrong.text.slice(to)).toBe(fixed);
      if (fixed !== null) expect(findingsOf({ ...wrong, text: fixed }, check)).toEqual([]);
    },
  );

  it.each(CASES.map((one) => [one.check, one] as const))(
    '%s is silent where nothing is wrong',
    (check, one) => {
      expect(findingsOf(one.right, check)).toEqual([]);
    },
  );

  it('finds nothing while it is off', () => {
    const off = severitiesFor(Object.fromEntries(CHECK_IDS.map((id) => [id, 'off'])));
    for (const { wrong } of CASES) expect(checkText(subjectOf(wrong), off)).toEqual([]);
    const pairs = [
      { source: 'Open', text: 'Ouvrir' },
      { source: 'Open', text: 'Ouvert' },
      { source: 'Unlock', text: 'Ouvrir' },
    ];
    expect([...checkConsistency(pairs, off)]).toEqual([]);
    expect(
      [...checkConsistency(pairs, ALL_ON)].map(([at, found]) => [at, found.map(({ check }) => check)]),
    ).toEqual([
      [0, ['inconsistent', 'ambiguous']],
      [1, ['inconsistent']],
      [2, ['ambiguous']],
    ]);
  });
});

describe('a text with a fault at every character', () => {
  it.each<[CheckId, Sample]>([
    ['pairs', { source: 'a', text: '('.repeat(20_000) }],
    ['unknown', { source: 'a', text: '%@ '.repeat(6_000) }],
    ['missing', { source: '%@ '.repeat(6_000), text: 'a' }],
    ['numbers', { source: '3 '.repeat(6_000), text: 'a' }],
  ])('has a hundred findings of %s at most', (check, sample) => {
    expect(findingsOf(sample, check)).toHaveLength(MOST_FINDINGS);
  });

  it('still compares the placeholders of printf by their number', () => {
    const sample = { source: '%d %s %d', text: '%s %d %s' };
    expect(findingsOf({ ...sample, text: '%s %d' }, 'missing')).toHaveLength(1);
    expect(findingsOf({ ...sample, source: '%d %s' }, 'unknown')).toHaveLength(1);
  });
});

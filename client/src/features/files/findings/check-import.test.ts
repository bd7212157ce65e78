import { runSteps } from '#core/steps.js';
import type { CatalogueGroup } from '#core/formats/index.js';

import { aCheckSettings } from '../../../testing/checks.js';
import { aKey, aProjectOf, EN, FR } from '../../../testing/sample-projects.js';
import { checkImport } from './check-import.js';
import type { CheckedImport } from './check-import.js';
import { withoutTexts } from './without-texts.js';

const project = aProjectOf(
  aKey({ id: 11, name: 'hello', groupId: 1, texts: { 1: 'Hello {name}', 2: 'Salut {name}' } }),
  aKey({ id: 12, name: 'short', groupId: 1, texts: { 1: 'Save', 2: '' }, maxLength: 4 }),
  aKey({
    id: 13,
    name: 'bikes',
    groupId: 1,
    isPlural: true,
    texts: { 1: ['None', '{n} bike', '{n} bikes'], 2: ['Aucun', '{n} vélo', '{n} vélos'] },
  }),
);

const single = (name: string, text: string) => ({
  name,
  isPlural: false,
  values: [{ name: text, quantityString: null }],
});
const bikes = (zero: string, one: string, other: string) => ({
  name: 'bikes',
  isPlural: true,
  values: [
    { name: zero, quantityString: 'zero' as const },
    { name: one, quantityString: 'one' as const },
    { name: other, quantityString: 'other' as const },
  ],
});
const common = (...keys: CatalogueGroup['keys']): CatalogueGroup[] => [{ name: 'common', keys }];

const french = (groups: CatalogueGroup[]) => ({ languageId: FR.id, tag: 'fr', groups });
const english = (groups: CatalogueGroup[]) => ({ languageId: EN.id, tag: 'en', groups });

const find = (languages: CheckedImport['languages'], more: Partial<CheckedImport> = {}) =>
  runSteps(checkImport({ project, settings: aCheckSettings(), languages, mayReplace: true, ...more }));
const told = (...given: Parameters<typeof find>) =>
  find(...given).map(({ at, key, quantity, findings }) => [
    at,
    key,
    quantity,
    findings.map(({ severity, message }) => `${severity} ${message}`),
  ]);

describe('the findings of an import', () => {
  it('are the errors and warnings of the texts that it brings', () => {
    const groups = common(single('hello', 'Bonjour'), single('short', 'Enregistrer'), single('new', 'a  b'));
    expect(told([french(groups)])).toEqual([
      [0, 'hello', null, ['error finding.missing']],
      [0, 'short', null, ['warning finding.too_long']],
      [0, 'new', null, ['warning finding.double']],
    ]);
  });

  it('leave out texts that stay as they are, that are empty, or plural where the project has a plain text', () => {
    const kept = common(single('hello', 'Bonjour'));
    expect(find([french(kept)], { mayReplace: false })).toEqual([]);
    const hello = { ...bikes('Aucun', 'Un', 'Des'), name: 'hello' };
    expect(find([french(common(single('short', ''), hello))])).toEqual([]);
  });

  it('compare a plain text of a plural as its form “other”', () => {
    expect(told([french(common(single('bikes', 'Vélos')))])).toEqual([
      [0, 'bikes', 'other', ['error finding.missing']],
    ]);
  });

  it('compare each form with its source, as other checks do', () => {
    expect(told([french(common(bikes('Aucun vélo', 'Un vélo', 'Des vélos')))])).toEqual([
      [0, 'bikes', 'other', ['error finding.missing']],
    ]);
  });

  it('compare with the source text that the same import brings', () => {
    const languages = [
      english(common(single('hello', 'Hello {first}'))),
      french(common(single('hello', 'Salut {first}'))),
    ];
    expect(told(languages)).toEqual([]);
    // The source stays: then the translation does not fit it.
    const hello = aKey({ id: 11, name: 'hello', groupId: 1, texts: { 1: 'Hello {name}', 2: '' } });
    const filled = aProjectOf(hello);
    expect(told(languages, { project: filled, mayReplace: false })).toEqual([
      [1, 'hello', null, ['error finding.unknown', 'error finding.missing']],
    ]);
  });

  it('follow the settings of the language, and what is ignored there', () => {
    const settings = aCheckSettings({ languages: [{ languageId: FR.id, severities: { missing: 'hint' } }] });
    expect(find([french(common(single('hello', 'Bonjour')))], { settings })).toEqual([]);
  });

  it('compare with the first language in a new project', () => {
    const empty = { ...project, groups: [], languages: [], sourceLanguageId: null };
    const languages = [english(common(single('a', '{x}'))), french(common(single('a', 'x')))].map((one) => ({
      ...one,
      languageId: null,
    }));
    expect(told(languages, { project: empty })).toEqual([[1, 'a', null, ['error finding.missing']]]);
  });
});

describe('an import without its failing texts', () => {
  it('is the same without any', () => {
    const groups = common(single('hello', 'Salut {name}'));
    expect(withoutTexts(groups, [])).toEqual(groups);
  });

  it('has neither their keys nor groups without a key', () => {
    const groups = [...common(single('hello', 'Bonjour')), { name: 'other', keys: [single('a', 'b')] }];
    expect(withoutTexts(groups, find([french(groups)]))).toEqual([groups[1]]);
  });

  it('leaves a failing form of a plural as the project has it, without the status of the file', () => {
    const plural = bikes('Aucun vélo', 'Un vélo', 'Des vélos');
    const values = plural.values.map((value) => ({ ...value, status: 'validated' as const }));
    const groups = common({ ...plural, values });
    const [group] = withoutTexts(groups, find([french(groups)]));
    expect(group?.keys[0]?.values).toEqual([
      values[0],
      values[1],
      { name: '{n} vélos', quantityString: 'other' },
    ]);
  });
});

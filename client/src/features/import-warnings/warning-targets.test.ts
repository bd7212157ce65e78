import type { StoredWarning } from '../files/warnings/stored-warnings.js';
import { aKey, aProject, EN, FR } from '../../testing/sample-projects.js';
import { structureOf } from '../../project/store/structure.js';
import { targetsOf } from './warning-targets.js';

const TITLES = ['home', 'shop', 'help'].map((name, at) => ({
  id: at + 1,
  name,
  fileId: null,
  keys: [aKey({ id: 10 * (at + 1), name: 'title', groupId: at + 1, texts: { 1: 'Title' } })],
}));
const structure = structureOf(aProject({ languages: [EN, FR], groups: TITLES }));

const about = (key: string, more: Partial<StoredWarning> = {}): StoredWarning => ({
  reason: 'imports.duplicate_key',
  color: 'orange',
  key,
  ...more,
});
const lost = (key: string): StoredWarning =>
  about(key, { reason: 'imports.no_values_found', color: 'red', language: 'Français' });

const targets = (warnings: StoredWarning[], empty: number[] = []) => {
  const found = targetsOf(warnings, structure, (keyId) => empty.includes(keyId));
  return warnings.map((warning) => found.get(warning));
};

describe('the value a warning is about', () => {
  it('is that of the key it names, in the language it names', () => {
    expect(targets([about('title', { language: 'Français' }), about('title')])).toEqual([
      { keyId: 10, languageId: 2 },
      { keyId: 10, languageId: null },
    ]);
  });

  it('is found when the file puts the group before the name', () => {
    expect(targets([about('shop_title', { language: 'English' })])).toEqual([{ keyId: 20, languageId: 1 }]);
  });

  it('is nowhere when the project has no such key, or the report names none', () => {
    expect(targets([about('gone'), { reason: 'imports.empty_name', color: 'red' }])).toEqual([
      undefined,
      undefined,
    ]);
  });

  it('is each empty value in turn when several groups have a key of that name', () => {
    expect(targets([lost('title'), lost('title')], [10, 30]).map((goal) => goal?.keyId)).toEqual([10, 30]);
  });

  it('is still there when it has been filled since', () => {
    expect(targets([lost('title'), lost('title')], [30]).map((goal) => goal?.keyId)).toEqual([30, 30]);
    expect(targets([lost('title')]).map((goal) => goal?.keyId)).toEqual([10]);
  });
});

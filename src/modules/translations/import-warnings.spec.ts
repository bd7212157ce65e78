import type { ImportWarning } from '#core/formats/index.js';

import { importWarnings, MOST_WARNINGS } from './import-warnings.js';

const planned = (count: number) => ({
  keys: Array.from({ length: count }, (_, index) => ({
    group: { created: 0 },
    name: `key_${index}`,
    isPlural: false,
    description: '',
  })),
});
const mismatch = (key: string): ImportWarning => ({ reason: 'imports.key_type_mismatch', color: 'red', key });
const missing = (key: string, language: string): ImportWarning => ({
  reason: 'imports.no_values_found',
  color: 'red',
  key,
  language,
});
const languages = [{ name: 'fr' }, { name: 'de' }];

describe('the warnings of an import', () => {
  it('are those of the plan, then one per new key and language that the files leave empty', () => {
    const warnings = [mismatch('old'), missing('other', 'en')];
    expect(importWarnings({ ...planned(2), warnings }, languages)).toEqual([
      ...warnings,
      missing('key_0', 'fr'),
      missing('key_0', 'de'),
      missing('key_1', 'fr'),
      missing('key_1', 'de'),
    ]);
  });

  it('are empty if the files contain every language', () => {
    expect(importWarnings({ ...planned(3), warnings: [] }, [])).toEqual([]);
  });

  it('are listed up to the limit', () => {
    const all = importWarnings({ ...planned(MOST_WARNINGS / 2), warnings: [] }, languages);
    expect(all).toHaveLength(MOST_WARNINGS);
    expect(all.at(-1)).toEqual(missing(`key_${MOST_WARNINGS / 2 - 1}`, 'de'));
  });

  it('are counted beyond the limit, in one line', () => {
    const warnings = Array.from({ length: MOST_WARNINGS + 3 }, (_, index) => mismatch(`old_${index}`));
    const all = importWarnings({ ...planned(50_000), warnings }, languages);
    expect(all.slice(0, MOST_WARNINGS)).toEqual(warnings.slice(0, MOST_WARNINGS));
    expect(all.slice(MOST_WARNINGS)).toEqual([
      { reason: 'imports.left_out', color: 'orange', count: 100_003 },
    ]);
  });

  it('may end in the middle of a key', () => {
    const warnings = Array.from({ length: MOST_WARNINGS - 1 }, (_, index) => mismatch(`old_${index}`));
    expect(importWarnings({ ...planned(2), warnings }, languages).slice(-2)).toEqual([
      missing('key_0', 'fr'),
      { reason: 'imports.left_out', color: 'orange', count: 3 },
    ]);
  });
});

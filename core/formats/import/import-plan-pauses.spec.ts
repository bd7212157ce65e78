import type { CatalogueKey } from '../model/catalogue.js';
import { planImportInSteps } from './import-plan.js';

describe('a large plan', () => {
  const EN = 1;
  const LANGUAGES = Array.from({ length: 100 }, (_, index) => ({ id: index + 1, name: `L${index}` }));
  const project = { languages: LANGUAGES, groups: [], keys: [], values: [] };

  /** How often planning pauses, less the pauses after it, one for each key, that look for missing values. */
  const pauses = (keys: number, values: CatalogueKey['values']): number => {
    const named = Array.from({ length: keys }, (_, index) => ({
      name: `k${index}`,
      isPlural: false,
      values,
    }));
    const target = { languageId: EN, replaceExistingKeys: false };
    const steps = planImportInSteps(project, [{ name: 'home', keys: named }], target);
    return [...steps].length - keys;
  };

  it('pauses at least every 256 keys', () => {
    expect(pauses(5_120, [{ name: 'Text', quantityString: null }])).toBeGreaterThanOrEqual(2 * 20);
  });

  it('pauses as often in keys with many languages', () => {
    const values = LANGUAGES.map(({ name }) => ({ name: 'Text', quantityString: null, languageName: name }));
    expect(pauses(256, values)).toBeGreaterThanOrEqual(100);
  });
});

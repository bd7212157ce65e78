import { runSteps } from '../../steps.js';
import type { CatalogueKey } from '../model/catalogue.js';
import type { ExistingProject } from './import-plan-types.js';
import { planImport } from './import-plan.js';
import { findMovedValues } from './moved-values.js';
import type { ShownValue } from './moved-values.js';

const FR = 2;
const TITLE = { id: 700, version: 4 };
const CART = { id: 701, version: 1 };

const stored: ExistingProject = {
  languages: [{ id: FR, name: 'French' }],
  groups: [{ id: 7, name: 'home' }],
  keys: [
    { id: 70, groupId: 7, name: 'title', isPlural: false },
    { id: 71, groupId: 7, name: 'cart', isPlural: false },
  ],
  values: [
    { ...TITLE, keyId: 70, languageId: FR, quantityString: null, name: 'Titre' },
    { ...CART, keyId: 71, languageId: FR, quantityString: null, name: 'Panier' },
  ],
};

const key = (name: string, text: string): CatalogueKey => ({
  name,
  isPlural: false,
  values: [{ name: text, quantityString: null }],
});

/** What an import of new texts for `names` would do otherwise than was shown. */
const moved = (shown: ShownValue[], names: string[], project = stored) => {
  const groups = [{ name: 'home', keys: names.map((name) => key(name, `${name} 2`)) }];
  const plan = planImport(project, groups, { languageId: FR, replaceExistingKeys: true });
  return runSteps(findMovedValues(project, plan, shown));
};

describe('an import that was shown', () => {
  it('has moved nowhere if each shown value is as it was', () => {
    expect(moved([TITLE, CART], ['title', 'cart'])).toEqual([]);
    expect(moved([CART], ['cart'])).toEqual([]);
  });

  it('has moved where a value has another version', () => {
    expect(moved([{ ...TITLE, version: 3 }, CART], ['title', 'cart'])).toEqual([
      { valueId: 700, keyId: 70, text: 'Titre' },
    ]);
  });

  it('has moved where a value is gone', () => {
    expect(moved([TITLE, { id: 9, version: 1 }], ['title'])).toEqual([
      { valueId: 9, keyId: null, text: null },
    ]);
  });

  it('has moved where a shown value is of a key that the file does not meet', () => {
    expect(moved([TITLE, CART], ['title'])).toEqual([{ valueId: 701, keyId: 71, text: 'Panier' }]);
  });

  it('has moved where a value is updated that was not shown', () => {
    expect(moved([TITLE], ['title', 'cart'])).toEqual([{ valueId: 701, keyId: 71, text: 'Panier' }]);
  });

  it('has not moved where an earlier part of it created the key, and nobody has written the value', () => {
    const written = { ...stored, values: stored.values.map((value) => ({ ...value, name: '' })) };
    const groups = [{ name: 'home', keys: [key('title', 'Titre'), key('cart', 'Panier')] }];
    const plan = planImport(written, groups, { languageId: FR, replaceExistingKeys: true });
    const isCreated = (keyId: number): boolean => keyId === 71;
    expect(runSteps(findMovedValues(written, plan, [], isCreated))).toEqual([
      { valueId: 700, keyId: 70, text: '' },
    ]);
    expect(runSteps(findMovedValues(stored, plan, [TITLE], isCreated))).toEqual([
      { valueId: 701, keyId: 71, text: 'Panier' },
    ]);
  });

  it('has moved where a key has become a plural', () => {
    const [title, cart] = stored.keys;
    const plural = {
      ...stored,
      keys: [title, { ...cart, isPlural: true }] as typeof stored.keys,
      values: stored.values.map((value) =>
        value.keyId === 71 ? { ...value, id: 702, quantityString: 'other' as const } : value,
      ),
    };
    expect(moved([TITLE, CART], ['title', 'cart'], plural)).toEqual([
      { valueId: 701, keyId: null, text: null },
      { valueId: 702, keyId: 71, text: 'Panier' },
    ]);
  });

  it('has moved where a plural has become a plain text', () => {
    const values = (['zero', 'one', 'other'] as const).map((form) => ({ name: form, quantityString: form }));
    const groups = [{ name: 'home', keys: [{ name: 'cart', isPlural: true, values }] }];
    const plan = planImport(stored, groups, { languageId: FR, replaceExistingKeys: true });
    expect(runSteps(findMovedValues(stored, plan, []))).toEqual([{ valueId: null, keyId: null, text: null }]);
  });
});

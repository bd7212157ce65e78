import type { CatalogueGroup } from '../model/catalogue.js';
import { planImport } from './import-plan.js';
import type { ExistingProject } from './import-plan-types.js';

const FR = 2;

const home = (text: string, file?: string): CatalogueGroup => ({
  name: 'home',
  ...(file !== undefined && { file }),
  keys: [{ name: 'title', isPlural: false, values: [{ name: text }] }],
});

/** A group of a file with a key, and one of no file. */
const PROJECT: ExistingProject = {
  languages: [
    { id: 1, name: 'English' },
    { id: FR, name: 'French' },
  ],
  groups: [
    { id: 7, name: 'home', file: '{language}/common.json' },
    { id: 8, name: 'home', file: null },
  ],
  keys: [{ id: 70, groupId: 7, name: 'title', isPlural: false }],
  values: [{ id: 700, keyId: 70, languageId: FR, quantityString: null, name: 'Accueil', version: 4 }],
};

const planned = (...groups: CatalogueGroup[]) =>
  planImport(PROJECT, groups, { languageId: FR, replaceExistingKeys: true });

describe('the groups of files', () => {
  it('are met in their own file', () => {
    const plan = planned(home('Maison', '{language}/common.json'));
    expect(plan.updates).toMatchObject([{ id: 700, name: 'Maison' }]);
    expect([plan.groups, plan.keys]).toEqual([[], []]);
  });

  it('are new beside those of the same name in another file or in none', () => {
    const plan = planned(home('Erreur', '{language}/errors.json'), home('x'));
    expect(plan.groups).toEqual([{ name: 'home', file: '{language}/errors.json' }]);
    expect(plan.keys).toMatchObject([
      { group: { created: 0 }, name: 'title' },
      { group: { id: 8 }, name: 'title' },
    ]);
    expect(plan.updates).toEqual([]);
  });
});

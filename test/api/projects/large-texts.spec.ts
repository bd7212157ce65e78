import type { ProjectColumns } from '#core/api/columns/columns.js';
import { detailsOf } from '#core/api/columns/details-of-columns.js';
import type { GroupDetails } from '#core/api/groups.js';
import type { ProjectDetails } from '#core/api/projects.js';
import { routes, valuesPath } from '#core/api/routes.js';
import type { KeyView, ValueView } from '#core/api/translations.js';

import { as } from '../../support/api.js';
import { useApp } from '../../support/server/app.js';
import { aProject } from '../../support/project/project-world.js';
import { aMember, made } from '../../support/project/world.js';

useApp();

/** A text of a given length that contains its position and ends with a whole character. */
const long = (name: string, length: number): string =>
  `${name} é"\\\n👩‍🚀 `
    .repeat(length)
    .slice(0, length)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trimEnd();

/** Texts of every size, among them those just below and above what is read apart. */
const SIZES = [0, 10, 900, 999, 1_000, 1_001, 1_100, 6_000, 20_000];

const KEYS = Array.from({ length: 60 }, (_, index) => {
  const size = SIZES[index % SIZES.length] ?? 0;
  return {
    name: `key_${index}`,
    texts: { en: long(`en ${index}`, size), fr: long(`fr ${index}`, 20_000 - size) },
  };
});

const byKey = (values: readonly ValueView[]): Map<number, string> =>
  new Map(values.map(({ keyId, name }) => [keyId, name]));

describe('a project with large texts', () => {
  it('is complete in every call that reads it, with each text at its place', async () => {
    const world = await aProject({ languages: ['en', 'fr'], keys: KEYS });
    const { project, owner, group, language } = world;
    const ask = <T>(path: string): Promise<T> => as(owner).get<T>(path).then(made);
    const details = await ask<ProjectDetails>(routes.readProject(project.id));
    const keys = details.groups.flatMap((one) => one.keys);
    const textsIn = (list: readonly KeyView[]) =>
      list.map(({ name, values }) => [name, values.map((value) => [value.languageName, value.name])]);
    const wanted = KEYS.map(({ name, texts: { en, fr } }) => [
      name,
      [
        ['en', en],
        ['fr', fr],
      ],
    ]);
    expect(textsIn(keys)).toEqual(wanted);
    expect(detailsOf(await ask<ProjectColumns>(routes.readColumns(project.id)))).toEqual(details);
    expect(await ask<KeyView[]>(routes.listKeys(project.id))).toEqual(keys);
    expect((await ask<GroupDetails>(routes.readGroup(project.id, group('common').id))).keys).toEqual(keys);
    const french = await ask<ValueView[]>(valuesPath(project.id, language('fr').id));
    expect(byKey(french)).toEqual(new Map(keys.map(({ id }, index) => [id, KEYS[index]?.texts.fr ?? ''])));
    const [first] = keys;
    expect(await ask<ValueView[]>(routes.listValuesOfKey(project.id, first?.id ?? 0))).toEqual(first?.values);
  });

  it('shows a limited member the large texts of their languages only', async () => {
    const world = await aProject({ languages: ['en', 'fr'], keys: KEYS.slice(0, 9) });
    const french = await aMember(world.project, 'translator', { target: [world.language('fr')] });
    const columns = made(await as(french).get<ProjectColumns>(routes.readColumns(world.project.id)));
    expect(columns.values.flatMap(({ texts }) => texts)).toEqual(
      KEYS.slice(0, 9).map(({ texts }) => texts.fr),
    );
  });
});

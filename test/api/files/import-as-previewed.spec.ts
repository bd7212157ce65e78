import { routes } from '#core/api/routes.js';
import type { ValueView } from '#core/api/translations.js';
import type { CatalogueGroup, MovedValue, ShownValue } from '#core/formats/index.js';

import { History, Key, Value } from '../../../src/entities/index.js';
import { Database } from '../../../src/platform/database/database.js';
import { as } from '../../support/api.js';
import { part, useApp } from '../../support/server/app.js';
import { group, singular } from '../../support/catalogue.js';
import { aProject } from '../../support/project/project-world.js';

useApp();

/** Two keys with texts in French, and a preview of an import that replaces both and brings a third. */
async function aPreview() {
  const world = await aProject({
    languages: ['en', 'fr'],
    keys: [
      { name: 'title', group: 'home', texts: { en: 'Title', fr: 'Titre' } },
      { name: 'cart', group: 'home', texts: { en: 'Cart', fr: 'Panier' } },
    ],
  });
  const groups = [
    group('home', singular('title', 'Titre 2'), singular('cart', 'Panier 2'), singular('fresh', 'Neuf')),
  ];
  const shown = ['title', 'cart']
    .map((name) => world.value(name, 'fr'))
    .map(({ id, version }) => ({ id, version }));
  return { ...world, groups, shown };
}

type Preview = Awaited<ReturnType<typeof aPreview>>;

const send = ({ owner, project, language }: Preview, groups: CatalogueGroup[], shown?: unknown) =>
  as(owner).post<{ error: string; current: MovedValue[] }>(
    routes.importIntoLanguage(project.id, language('fr').id),
    { groups, replaceExistingKeys: true, ...(shown === undefined ? {} : { shown }) },
  );

const textsOf = async ({ project, language }: Preview): Promise<string[]> =>
  (
    await part(Database)
      .repository(Value)
      .find({ where: { projectId: project.id, languageId: language('fr').id }, order: { id: 'ASC' } })
  ).map(({ text }) => text);

const edit = ({ owner, project, value }: Preview, name: string, text: string) => {
  const { id, keyId } = value(name, 'fr');
  return as(owner).patch<ValueView>(routes.writeValue(project.id, keyId, id), { name: text });
};

describe('an import as it was previewed', () => {
  it('is done if nothing has changed', async () => {
    const world = await aPreview();
    expect((await send(world, world.groups, world.shown)).status).toBe(200);
    expect(await textsOf(world)).toEqual(['Titre 2', 'Panier 2', 'Neuf']);
  });

  it('leaves alone what was not taken', async () => {
    const world = await aPreview();
    const taken = [group('home', singular('cart', 'Panier 2'))];
    expect((await send(world, taken, world.shown.slice(1))).status).toBe(200);
    expect(await textsOf(world)).toEqual(['Titre', 'Panier 2']);
  });

  const changes: [string, (world: Preview) => Promise<unknown>, (world: Preview) => Partial<MovedValue>][] = [
    [
      'a text was edited',
      (world) => edit(world, 'cart', 'Caddie'),
      ({ value, shown }) => ({
        valueId: shown[1]?.id ?? 0,
        keyId: value('cart', 'fr').keyId,
        text: 'Caddie',
      }),
    ],
    [
      'a text was validated',
      ({ owner, project, value }) => {
        const { id, keyId } = value('cart', 'fr');
        return as(owner).patch(routes.reviewValue(project.id, keyId, id), { status: 'validated' });
      },
      ({ shown }) => ({ valueId: shown[1]?.id ?? 0, text: 'Panier' }),
    ],
    [
      'a key was deleted',
      ({ owner, project, value }) =>
        as(owner).delete(routes.deleteKey(project.id, value('cart', 'fr').keyId)),
      ({ shown }) => ({ valueId: shown[1]?.id ?? 0, keyId: null, text: null }),
    ],
    [
      'a key was renamed',
      ({ owner, project, value }) =>
        as(owner).patch(routes.updateKey(project.id, value('cart', 'fr').keyId), { name: 'basket' }),
      ({ shown }) => ({ valueId: shown[1]?.id ?? 0, text: 'Panier' }),
    ],
    [
      'a group was renamed',
      async ({ owner, project }) => {
        const groups = await as(owner).get<{ id: number }[]>(routes.listGroups(project.id));
        return as(owner).patch(routes.renameGroup(project.id, groups.body[0]?.id ?? 0), { name: 'start' });
      },
      ({ shown }) => ({ valueId: shown[0]?.id ?? 0, text: 'Titre' }),
    ],
    [
      'a key was moved to another group',
      async ({ owner, project, value }) => {
        const shop = await as(owner).post<{ id: number }>(routes.createGroup(project.id), { name: 'shop' });
        return as(owner).patch(routes.updateKey(project.id, value('cart', 'fr').keyId), {
          groupId: shop.body.id,
        });
      },
      ({ shown }) => ({ valueId: shown[1]?.id ?? 0, text: 'Panier' }),
    ],
    [
      'a key of the file was created',
      ({ owner, project }) =>
        as(owner).post(routes.createKey(project.id), { name: 'fresh', isPlural: false, groupName: 'home' }),
      () => ({ text: '' }),
    ],
    [
      'a key of the file was created as a plural',
      ({ owner, project }) =>
        as(owner).post(routes.createKey(project.id), { name: 'fresh', isPlural: true, groupName: 'home' }),
      // The text of the file would become its form `other`.
      () => ({ keyId: expect.any(Number) as number, text: '' }),
    ],
  ];

  it.each(changes)('is refused if %s meanwhile, and changes nothing', async (_, change, moved) => {
    const world = await aPreview();
    await change(world);
    const before = await textsOf(world);
    const answer = await send(world, world.groups, world.shown);
    expect(answer).toMatchObject({ status: 409, body: { error: 'import_moved' } });
    expect(answer.body.current).toContainEqual(expect.objectContaining(moved(world)));
    expect(await textsOf(world)).toEqual(before);
    const imported = { projectId: world.project.id, source: 'import' as const };
    expect(await part(Database).repository(History).countBy(imported)).toBe(0);
    expect(await part(Database).repository(Key).countBy({ projectId: world.project.id })).toBeLessThan(4);
  });

  it('needs the values that it updates to be among those shown', async () => {
    const world = await aPreview();
    const answer = await send(world, world.groups, world.shown.slice(1));
    expect(answer.body.current.map(({ text }) => text)).toEqual(['Titre']);
  });

  it.each<[string, string, unknown]>([
    ['no list', 'shown', 'all'],
    ['an id without a version', 'shown.0.version', [{ id: 1 }]],
    [
      'a version that is no number',
      'shown.0.version',
      [{ id: 1, version: '1' } satisfies Record<keyof ShownValue, unknown>],
    ],
  ])('refuses %s', async (_, field, shown) => {
    const world = await aPreview();
    expect(await send(world, world.groups, shown)).toMatchObject({
      status: 400,
      body: { error: 'validation_error', fields: { [field]: expect.any(String) as string } },
    });
  });
});

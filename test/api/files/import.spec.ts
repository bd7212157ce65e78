import type { CreatedLanguageView } from '#core/api/languages.js';
import { routes } from '#core/api/routes.js';
import type { KeyView } from '#core/api/translations.js';
import { LIMITS } from '#core/domain/rules.js';
import type { CatalogueGroup } from '#core/formats/index.js';

import { as } from '../../support/api.js';
import { useApp } from '../../support/server/app.js';
import { group, manyKeys, plural, singular } from '../../support/catalogue.js';
import { digest, missingValues } from '../../support/counting.js';
import { aProject } from '../../support/project/project-world.js';
import type { TestProject } from '../../support/project/project-world.js';

useApp();

const lost = (key: string, language: string) => ({
  reason: 'imports.no_values_found',
  color: 'red',
  key,
  language,
});

/** English has texts; French is nearly empty. */
const aTranslation = () =>
  aProject({
    languages: ['en', 'fr'],
    keys: [
      { name: 'title', group: 'home', texts: { en: 'Title', fr: 'Titre' } },
      { name: 'text', group: 'home', texts: { en: 'Text' } },
      { name: 'files', group: 'home', isPlural: true, texts: { en: { zero: '0', one: '1', other: 'n' } } },
    ],
  });

const texts = async ({ owner, project }: TestProject, language: string) => {
  const { body } = await as(owner).get<KeyView[]>(routes.listKeys(project.id));
  return Object.fromEntries(
    body.map(({ name, values }) => [
      name,
      values
        .filter(({ languageName }) => languageName === language)
        .map((value) => value.name)
        .join('|'),
    ]),
  );
};

const importInto = (
  world: TestProject,
  language: string,
  groups: CatalogueGroup[],
  replaceExistingKeys?: boolean,
) =>
  as(world.owner).post<CreatedLanguageView>(
    routes.importIntoLanguage(world.project.id, world.language(language).id),
    { groups, replaceExistingKeys },
  );

describe('POST /projects/:projectId/languages with files', () => {
  it('fills existing keys, creates missing ones, and reports what stayed empty', async () => {
    const world = await aTranslation();
    const groups = [
      group('home', singular('title', 'Titel'), plural('files', ['x', 'y', 'z'])),
      group('new', singular('fresh', 'Frisch')),
    ];
    const reply = await as(world.owner).post<CreatedLanguageView>(routes.createLanguage(world.project.id), {
      name: 'de',
      groups,
    });
    expect(reply).toMatchObject({ status: 201, body: { name: 'de', access: 'target' } });
    expect(reply.body.warnings).toEqual([lost('text', 'de'), lost('fresh', 'en'), lost('fresh', 'fr')]);
    expect(await texts(world, 'de')).toEqual({ title: 'Titel', text: '', files: 'x|y|z', fresh: 'Frisch' });
    expect(await texts(world, 'fr')).toEqual({ title: 'Titre', text: '', files: '||', fresh: '' });
    expect(await missingValues(world.project.id)).toEqual([]);
  });

  it('takes a plain text as the form other of a plural, and skips a plural beside a plain text', async () => {
    const world = await aTranslation();
    const groups = [group('home', singular('files', 'Dateien'), plural('title', ['a', 'b', 'c']))];
    const reply = await as(world.owner).post<CreatedLanguageView>(routes.createLanguage(world.project.id), {
      name: 'de',
      groups,
    });
    expect(reply.body.warnings).toEqual([
      { reason: 'imports.key_type_mismatch', color: 'red', key: 'title' },
      lost('title', 'de'),
      lost('text', 'de'),
      { ...lost('files', 'de'), quantities: ['zero', 'one'] },
    ]);
    expect(await texts(world, 'de')).toEqual({ title: '', text: '', files: '||Dateien' });
  });

  it('skips a key with no or two values with a warning, and imports the others', async () => {
    const { project, owner } = await aProject({ languages: ['en'] });
    const pair = { name: 'pair', isPlural: true, values: plural('', ['0', '1', 'n']).values.slice(1) };
    const bare = { name: 'bare', isPlural: false, values: [] };
    const { status, body } = await as(owner).post<CreatedLanguageView>(routes.createLanguage(project.id), {
      name: 'fr',
      groups: [{ name: 'home', keys: [pair, singular('title', 'Titre'), bare] }],
    });
    expect([status, body.warnings]).toEqual([
      201,
      [
        ...['pair', 'bare'].map((key) => ({ reason: 'imports.quantity_not_found_json', color: 'red', key })),
        lost('title', 'en'),
      ],
    ]);
    const keys = await as(owner).get<KeyView[]>(routes.listKeys(project.id));
    expect(keys.body.map(({ name }) => name)).toEqual(['title']);
  });

  it('counts warnings beyond a thousand instead of naming them', async () => {
    const world = await aProject({ languages: ['en', 'fr'] });
    const reply = await as(world.owner).post<CreatedLanguageView>(routes.createLanguage(world.project.id), {
      name: 'de',
      groups: [manyKeys(700)],
    });
    expect(reply.body.warnings).toHaveLength(1_001);
    expect(reply.body.warnings.slice(0, 2)).toEqual([lost('key_0', 'en'), lost('key_0', 'fr')]);
    expect(reply.body.warnings.at(-1)).toEqual({
      reason: 'imports.left_out',
      color: 'orange',
      count: 400,
    });
  });

  it('creates nothing if anything is invalid', async () => {
    const world = await aTranslation();
    const before = await digest(world.project.id);
    const broken = [group('home', singular('title', 'x')), group('home', singular('title', 'twice'))];
    expect(
      await as(world.owner).post(routes.createLanguage(world.project.id), { name: 'de', groups: broken }),
    ).toMatchObject({
      status: 400,
      body: { fields: { 'groups.1.keys.0.name': 'occurs twice in this group' } },
    });
    const good = [group('new', singular('fresh', 'x'))];
    expect(
      await as(world.owner).post(routes.createLanguage(world.project.id), { name: 'FR', groups: good }),
    ).toMatchObject({
      status: 422,
      body: { error: 'language_already_exists' },
    });
    expect(await digest(world.project.id)).toBe(before);
  });
});

describe('POST /projects/:projectId/languages/:languageId/import', () => {
  const file = [
    group(
      'home',
      singular('title', 'Accueil'),
      singular('text', 'Texte'),
      plural('files', ['zéro', '', 'autres']),
    ),
  ];

  it('fills empty values and keeps existing texts', async () => {
    const world = await aTranslation();
    const reply = await importInto(world, 'fr', file);
    expect(reply).toMatchObject({ status: 200, body: { name: 'fr', access: 'target', warnings: [] } });
    expect(await texts(world, 'fr')).toEqual({ title: 'Titre', text: 'Texte', files: 'zéro||autres' });
    expect(await texts(world, 'en')).toEqual({ title: 'Title', text: 'Text', files: '0|1|n' });
  });

  it('overwrites them with replaceExistingKeys, empty texts included; their status is reset to modified', async () => {
    const world = await aTranslation();
    const { id, keyId } = world.value('title', 'fr');
    await as(world.owner).patch(routes.reviewValue(world.project.id, keyId, id), { status: 'validated' });
    await importInto(world, 'fr', file, true);
    await importInto(world, 'en', [group('home', singular('text', ''))], true);
    expect(await texts(world, 'fr')).toEqual({ title: 'Accueil', text: 'Texte', files: 'zéro||autres' });
    expect(await texts(world, 'en')).toEqual({ title: 'Title', text: '', files: '0|1|n' });
    const values = await as(world.owner).get(routes.listValuesOfKey(world.project.id, keyId));
    expect(values.body).toMatchObject([{ languageName: 'en' }, { status: 'modified', version: 3 }]);
  });

  it('does not change a text that the file repeats: its version and review status stay', async () => {
    const world = await aTranslation();
    const { id, keyId } = world.value('title', 'fr');
    await as(world.owner).patch(routes.reviewValue(world.project.id, keyId, id), { status: 'validated' });
    await importInto(world, 'fr', [group('home', singular('title', 'Titre'))], true);
    const values = await as(world.owner).get(routes.listValuesOfKey(world.project.id, keyId));
    expect(values.body).toMatchObject([{}, { name: 'Titre', status: 'validated', version: 2 }]);
  });

  it('has the same result if it is repeated', async () => {
    const world = await aTranslation();
    await importInto(world, 'fr', file, true);
    const after = await texts(world, 'fr');
    expect((await importInto(world, 'fr', file, true)).body.warnings).toEqual([]);
    expect(await texts(world, 'fr')).toEqual(after);
  });

  it('distinguishes groups by exact name', async () => {
    const world = await aTranslation();
    await importInto(world, 'fr', [group('Home', singular('title', 'Autre'))], true);
    const { body } = await as(world.owner).get<KeyView[]>(routes.listKeys(world.project.id));
    expect(body.filter(({ name }) => name === 'title').map(({ values }) => values[1]?.name)).toEqual([
      'Titre',
      'Autre',
    ]);
  });

  it('accepts values of this language and refuses those of another', async () => {
    const world = await aTranslation();
    const naming = (languageName: string) => [
      group('home', { ...singular('text', ''), values: [{ name: 'x', quantityString: null, languageName }] }),
    ];
    expect(await importInto(world, 'fr', naming('FR'))).toMatchObject({ status: 200 });
    expect(await importInto(world, 'fr', naming('en'))).toMatchObject({
      status: 400,
      body: { fields: { 'groups.0.keys.0.values.0.languageName': 'must be one of the languages' } },
    });
    expect(await texts(world, 'fr')).toMatchObject({ text: 'x' });
  });

  it.each([{}, { groups: null }, { groups: [{ name: 'a' }] }, { groups: [], replaceExistingKeys: null }])(
    'answers 400 to %j',
    async (body) => {
      const world = await aTranslation();
      const path = routes.importIntoLanguage(world.project.id, world.language('fr').id);
      expect(await as(world.owner).post(path, body)).toMatchObject({
        status: 400,
        body: { error: 'validation_error' },
      });
    },
  );

  it('answers 422 limit_reached if the project would have too many keys, and changes nothing', async () => {
    const world = await aProject({ keys: ['title'] });
    expect(await importInto(world, 'en', [manyKeys(LIMITS.keysPerProject)])).toMatchObject({
      status: 422,
      body: { error: 'limit_reached' },
    });
    expect(await texts(world, 'en')).toEqual({ title: '' });
  });

  it('accepts 10,000 keys in one call', async () => {
    const world = await aProject({ languages: ['en', 'fr'] });
    expect((await importInto(world, 'en', [manyKeys(10_000, (index) => `text ${index}`)])).status).toBe(200);
    const found = await texts(world, 'en');
    expect(Object.keys(found)).toHaveLength(10_000);
    expect(found['key_9999']).toBe('text 9999');
    expect(await missingValues(world.project.id)).toEqual([]);
  });
});

import { routes } from '#core/api/routes.js';
import type { KeyView } from '#core/api/translations.js';
import type { CatalogueGroup } from '#core/formats/index.js';

import { as } from '../../support/api.js';
import { useApp } from '../../support/server/app.js';
import { group, plural, singular } from '../../support/catalogue.js';
import { apply, languagesOf, textsOf } from '../../support/project/changes.js';
import { digest, miscounted, missingValues } from '../../support/counting.js';
import { aProject } from '../../support/project/project-world.js';
import { made } from '../../support/project/world.js';

useApp();

/** English has texts, French has one of them. */
const aTranslation = () =>
  aProject({
    languages: ['en', 'fr'],
    keys: [
      { name: 'title', group: 'home', texts: { en: 'Title', fr: 'Titre' } },
      { name: 'text', group: 'home', texts: { en: 'Text' } },
      { name: 'files', group: 'home', isPlural: true, texts: { en: { zero: '0', one: '1', other: 'n' } } },
    ],
  });

const home = (...keys: CatalogueGroup['keys']): CatalogueGroup[] => [group('home', ...keys)];

const lost = (key: string, language: string) => ({
  reason: 'imports.no_values_found',
  color: 'red',
  key,
  language,
});

describe('POST /projects/:projectId/changes', () => {
  it('updates the languages that the project has and creates the others, with all keys', async () => {
    const world = await aTranslation();
    const { status, body } = await apply(world, [
      { tag: 'en', groups: home(singular('fresh', 'Fresh')) },
      { tag: 'fr', groups: home(singular('title', 'Accueil'), singular('text', 'Texte')) },
      { tag: 'de', groups: home(singular('title', 'Titel'), plural('files', ['k', 'e', 'm'])) },
      { tag: 'pt-BR', name: 'Português', groups: [] },
    ]);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      languages: [
        { id: world.language('en').id, name: 'en', tag: 'en', isNew: false },
        { id: world.language('fr').id, name: 'fr', tag: 'fr', isNew: false },
        { name: 'German', tag: 'de', isNew: true },
        { name: 'Português', tag: 'pt-BR', isNew: true },
      ],
      counts: { existing: 3, created: 1, missing: 0, mismatched: 0, updated: 1, reviewed: 0, kept: 1 },
    });
    expect(body.languages.every(({ id }) => Number.isSafeInteger(id))).toBe(true);
    expect(body.changeSetId).toEqual(expect.any(Number));
    expect(await textsOf(world)).toEqual({
      title: { en: 'Title', fr: 'Titre', German: 'Titel', Português: '' },
      text: { en: 'Text', fr: 'Texte', German: '', Português: '' },
      files: { en: '0|1|n', fr: '||', German: 'k|e|m', Português: '||' },
      fresh: { en: 'Fresh', fr: '', German: '', Português: '' },
    });
    expect(body.warnings).toEqual([
      lost('title', 'Português'),
      lost('text', 'German'),
      lost('text', 'Português'),
      lost('files', 'Português'),
      lost('fresh', 'fr'),
      lost('fresh', 'German'),
      lost('fresh', 'Português'),
    ]);
    expect([await missingValues(world.project.id), await miscounted(world.project.id)]).toEqual([[], []]);
  });

  it('overwrites existing texts with replaceExistingKeys', async () => {
    const world = await aTranslation();
    const languages = ['en', 'fr'].map((tag) => ({ tag, groups: home(singular('title', `${tag}!`)) }));
    expect((await apply(world, languages, { replaceExistingKeys: true })).body.counts).toMatchObject({
      updated: 2,
      kept: 0,
    });
    expect(await textsOf(world)).toMatchObject({ title: { en: 'en!', fr: 'fr!' } });
  });

  it('finds a language without a tag by its name, and no other language by its name', async () => {
    const world = await aProject({ languages: ['Elvish', 'fr-CA'], keys: ['title'] });
    const groups = [group('common', singular('title', 'x'))];
    expect((await apply(world, [{ tag: 'qya', name: 'ELVISH', groups }])).body.languages).toEqual([
      { id: world.language('Elvish').id, name: 'Elvish', tag: null, isNew: false },
    ]);
    expect(await apply(world, [{ tag: 'fr', name: 'fr-CA', groups }])).toMatchObject({
      status: 422,
      body: { error: 'language_already_exists' },
    });
  });

  it('names a new language after its tag, in another way if that name is taken', async () => {
    const world = await aProject({ languages: ['French'] });
    await as(world.owner).patch(routes.updateLanguage(world.project.id, world.language('French').id), {
      tag: 'fr-CA',
    });
    await apply(world, [
      { tag: 'fr', groups: [] },
      { tag: 'qaa', groups: [] },
    ]);
    expect(await languagesOf(world)).toEqual([
      ['French', 'fr-CA'],
      ['français', 'fr'],
      ['qaa', 'qaa'],
    ]);
  });

  it('takes a plain text as the form `other` of a plural that another language brings', async () => {
    for (const tags of [
      ['en', 'fr'],
      ['fr', 'en'],
    ] as const) {
      const world = await aProject({ languages: [...tags] });
      const { status } = await apply(world, [
        { tag: tags[0], groups: home(plural('files', ['0', '1', 'n'])) },
        { tag: tags[1], groups: home(singular('files', 'plain')) },
      ]);
      expect(status).toBe(200);
      expect(await textsOf(world)).toEqual({ files: { [tags[0]]: '0|1|n', [tags[1]]: '||plain' } });
    }
  });

  it('takes a plain text also beside a plural that is left out', async () => {
    const world = await aProject({ languages: ['en', 'fr'] });
    const whole = plural('files', ['0', '1', 'n']);
    const { status, body } = await apply(world, [
      { tag: 'en', groups: home({ ...whole, values: whole.values.slice(1) }) },
      { tag: 'fr', groups: home(singular('files', 'plain')) },
    ]);
    expect(status).toBe(200);
    expect(body.warnings).toContainEqual({
      reason: 'imports.quantity_not_found_json',
      color: 'red',
      key: 'files',
      language: 'en',
    });
    expect(await textsOf(world)).toEqual({ files: { en: '', fr: 'plain' } });
  });

  it('takes plain texts of a plural of the project beside a key that is of two kinds in the files', async () => {
    const world = await aTranslation();
    const { status } = await apply(
      world,
      [
        {
          tag: 'en',
          groups: [...home(singular('files', 'plain')), group('menu', plural('files', ['0', '1', 'n']))],
        },
        { tag: 'fr', groups: [group('menu', singular('files', 'Menu'))] },
      ],
      { replaceExistingKeys: true },
    );
    expect(status).toBe(200);
    const keys = made(await as(world.owner).get<KeyView[]>(routes.listKeys(world.project.id)));
    const texts = keys
      .filter(({ name }) => name === 'files')
      .map(({ values }) => values.map((value) => value.name));
    expect(texts).toEqual([
      ['0', '1', 'plain', '', '', ''],
      ['0', '1', 'n', '', '', 'Menu'],
    ]);
  });

  it('leaves out of one language what is of another kind or not whole there', async () => {
    const world = await aProject({ languages: ['en'] });
    const two = { ...plural('files', ['0', '1', 'n']), values: plural('', ['0', '1', 'n']).values.slice(1) };
    const { body } = await apply(world, [
      { tag: 'en', groups: home(singular('title', 'Title'), plural('files', ['0', '1', 'n'])) },
      { tag: 'fr', groups: home(plural('title', ['0', '1', 'n']), two) },
    ]);
    const leftOut = (reason: string, key: string) => ({ reason, color: 'red', key, language: 'French' });
    expect(body.warnings).toEqual([
      leftOut('imports.key_type_mismatch', 'title'),
      leftOut('imports.quantity_not_found_json', 'files'),
      lost('title', 'French'),
      lost('files', 'French'),
    ]);
    expect(body.counts).toMatchObject({ created: 2, mismatched: 1 });
    expect(await textsOf(world)).toEqual({
      title: { en: 'Title', French: '' },
      files: { en: '0|1|n', French: '||' },
    });
  });
});

describe('a fault in the third language', () => {
  const twice = home(singular('title', 'x'), singular('title', 'y'));
  const few = home({ name: 'n', isPlural: true, values: [{ name: 'x', quantityString: 'few' }] });

  it.each([
    ['groups.0.keys.1.name', 'occurs twice in this group', { tag: 'de', groups: twice }],
    ['tag', 'must be a canonical BCP 47 tag, for example pt-BR', { tag: 'pt-br', groups: [] }],
    ['tag', 'is required', { groups: [] }],
    ['tag', 'occurs twice', { tag: 'fr', groups: [] }],
    [
      'name',
      'must be a string of 1 to 255 characters, none of them invisible',
      { tag: 'de', name: 'Ger\u202eman', groups: [] },
    ],
    [
      'groups.0.keys.0.values.0.languageName',
      'must be one of the languages',
      { tag: 'de', groups: home(singular('title', 'x', 'German')) },
    ],
    ['', 'must be an object', null],
    ['groups', 'is required', { tag: 'de' }],
    ['groups', 'must be a list of groups', { tag: 'de', groups: {} }],
    [
      'groups.0.keys.0.values.0.quantityString',
      'must be zero, one or other for the plural key n, not few',
      { tag: 'de', groups: few },
    ],
    ['group', 'is not a field: did you mean groups?', { tag: 'de', groups: [], group: [] }],
  ])('changes nothing in the others: %s %s', async (field, message, third) => {
    const world = await aTranslation();
    const before = await digest(world.project.id);
    const languages = ['es', 'fr'].map((tag) => ({ tag, groups: home(singular('title', 'x')) }));
    const path = ['languages', '2', ...(field === '' ? [] : [field])].join('.');
    expect(
      await as(world.owner).post(routes.applyChanges(world.project.id), {
        languages: [...languages, third],
        replaceExistingKeys: true,
      }),
    ).toMatchObject({ status: 400, body: { error: 'validation_error', fields: { [path]: message } } });
    expect(await digest(world.project.id)).toBe(before);
  });

  it('may be a plural form that the language does not have in cldr mode', async () => {
    const world = await aTranslation();
    await as(world.owner).patch(routes.changePluralMode(world.project.id), { mode: 'cldr' });
    const before = await digest(world.project.id);
    const languages = [
      { tag: 'pl', groups: few },
      { tag: 'fr', groups: [] },
      { tag: 'de', groups: few },
    ];
    expect(await apply(world, languages)).toMatchObject({
      status: 400,
      body: {
        fields: {
          'languages.2.groups.0.keys.0.values.0.quantityString':
            'must be zero, one, other or =n for the plural key n in German, not few',
        },
      },
    });
    expect(await digest(world.project.id)).toBe(before);
    await apply(world, languages.slice(0, 2));
    // Each language has its own forms.
    expect((await textsOf(world))['n']).toEqual({ en: '|', fr: '|', Polish: '|x||' });
  });

  it.each([[[]], [null], ['fr'], [Array.from({ length: 201 }, () => ({ tag: 'fr', groups: [] }))]])(
    'is not needed to refuse a list that is none: %#',
    async (languages) => {
      const { project, owner } = await aProject();
      expect(await as(owner).post(routes.applyChanges(project.id), { languages })).toMatchObject({
        status: 400,
        body: { fields: { languages: 'must be a list of 1 to 200 languages' } },
      });
    },
  );
});

describe('a dry run', () => {
  it('answers as the import does, without the ids of what it took back, and changes nothing', async () => {
    const world = await aTranslation();
    const languages = [
      { tag: 'fr', groups: home(singular('title', 'Accueil'), singular('fresh', 'Neuf')) },
      { tag: 'de', groups: home(singular('title', 'Titel')) },
    ];
    const before = await digest(world.project.id);
    const dry = await apply(world, languages, { dryRun: true, replaceExistingKeys: true });
    expect(await digest(world.project.id)).toBe(before);
    const sets = await as(world.owner).get<{ items: object[] }>(routes.listChangeSets(world.project.id));
    expect(sets.body.items).toEqual([]);
    const { status, body } = await apply(world, languages, { replaceExistingKeys: true });
    const [french, german] = body.languages;
    expect(dry).toMatchObject({ status });
    expect(dry.body).toEqual({ ...body, languages: [french, { ...german, id: null }], changeSetId: null });
  });
});

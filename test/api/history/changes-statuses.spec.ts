import type { AppliedChanges } from '#core/api/imports/changes.js';
import type { ChangeSetRevert } from '#core/api/change-sets.js';
import type { CreatedLanguageView } from '#core/api/languages.js';
import type { ProjectDetails } from '#core/api/projects.js';
import { routes } from '#core/api/routes.js';
import type { CatalogueKey } from '#core/formats/index.js';

import { Database } from '../../../src/platform/database/database.js';
import { as } from '../../support/api.js';
import { part, useApp } from '../../support/server/app.js';
import { group } from '../../support/catalogue.js';
import { apply } from '../../support/project/changes.js';
import { contentLines } from '../../support/project/content.js';
import { miscounted } from '../../support/counting.js';
import { profileOf, reading } from '../../support/project/files.js';
import { aProject } from '../../support/project/project-world.js';
import { aMember, aUser, made } from '../../support/project/world.js';

useApp();

const said = (name: string, text: string, status?: 'validated' | 'modified'): CatalogueKey => ({
  name,
  isPlural: false,
  values: [{ name: text, ...(status && { status }) }],
});

const FILE = [
  group(
    'common',
    said('title', 'Titre', 'validated'),
    said('text', 'Texte', 'modified'),
    said('none', '', 'validated'),
  ),
];

const STATUSES = `
  SELECT l.name || ' ' || k.name || ' ' || v.status || ' ' || v.version AS line FROM translation_value v
  JOIN translation_key k ON k.project_id = v.project_id AND k.id = v.key_id
  JOIN language l ON l.project_id = v.project_id AND l.id = v.language_id
  WHERE v.project_id = $1 ORDER BY l.id, k.id`;

const statusesOf = async (projectId: number): Promise<string[]> =>
  (await part(Database).query<{ line: string }>(STATUSES, [projectId])).map(({ line }) => line);

/** French has one text that the file repeats, one that it changes, and one that was rejected. */
async function aReview() {
  const world = await aProject({
    languages: ['fr'],
    keys: [
      { name: 'title', texts: { fr: 'Titre' } },
      { name: 'text', texts: { fr: 'Texte' } },
      { name: 'other', texts: { fr: 'Autre' } },
    ],
  });
  const { project, owner, value } = world;
  const { keyId, id } = value('text', 'fr');
  await as(owner).patch(routes.reviewValue(project.id, keyId, id), { status: 'invalidated' });
  return world;
}

const REVIEWED = [
  group(
    'common',
    said('title', 'Titre', 'validated'),
    said('text', 'Texte', 'modified'),
    said('other', 'Neuf', 'validated'),
  ),
];

describe('the statuses of files', () => {
  const created = ['title validated 1', 'text modified 1', 'none modified 1'];

  it('are taken over by a new project, a new language and new languages', async () => {
    const user = await aUser();
    const body = { name: 'App', color: '3366FF', languages: ['fr'], groups: FILE, applyStatuses: true };
    const { id } = made(await as(user).post<ProjectDetails>(routes.createProject(), body));
    made(
      await as(user).post<CreatedLanguageView>(routes.createLanguage(id), {
        name: 'de',
        groups: FILE,
        applyStatuses: true,
      }),
    );
    made(
      await as(user).post<AppliedChanges>(routes.applyChanges(id), {
        languages: [{ tag: 'es', name: 'es', groups: FILE }],
        applyStatuses: true,
      }),
    );
    expect(await statusesOf(id)).toEqual(
      ['fr', 'de', 'es'].flatMap((language) => created.map((line) => `${language} ${line}`)),
    );
    expect(await miscounted(id)).toEqual([]);
  });

  it('are ignored unless the call asks for them', async () => {
    const world = await aReview();
    await apply(world, [
      { tag: 'fr', groups: REVIEWED },
      { tag: 'de', groups: REVIEWED },
    ]);
    expect(await statusesOf(world.project.id)).toEqual([
      'fr title modified 1',
      'fr text invalidated 2',
      'fr other modified 1',
      'German title modified 1',
      'German text modified 1',
      'German other modified 1',
    ]);
  });

  it.each([
    [false, 'fr other modified 1', { updated: 0, kept: 1 }],
    [true, 'fr other validated 2', { updated: 1, kept: 0 }],
  ])(
    'review existing texts that are the same; those of others are replaced or not: %s',
    async (replaceExistingKeys, other, counts) => {
      const world = await aReview();
      const wish = { replaceExistingKeys, applyStatuses: true };
      const { body } = await apply(world, [{ tag: 'fr', groups: REVIEWED }], wish);
      expect(body.counts).toMatchObject({ ...counts, reviewed: 1 });
      // A file cannot say that a text was rejected, so it does not say that it was not.
      expect(await statusesOf(world.project.id)).toEqual([
        'fr title validated 2',
        'fr text invalidated 2',
        other,
      ]);
      expect(await miscounted(world.project.id)).toEqual([]);
    },
  );

  it('are taken over by an import into a language, recorded as a review, and can be taken back', async () => {
    const { project, owner, language } = await aReview();
    const before = await contentLines(project.id);
    const { changeSetId } = made(
      await as(owner).post<CreatedLanguageView>(routes.importIntoLanguage(project.id, language('fr').id), {
        groups: REVIEWED,
        applyStatuses: true,
        replaceExistingKeys: true,
      }),
    );
    const rows = await part(Database).query<{ action: string }>(
      'SELECT action FROM history WHERE project_id = $1 AND change_set_id = $2 ORDER BY id',
      [project.id, changeSetId],
    );
    expect(rows.map(({ action }) => action).sort()).toEqual([
      'language.imported',
      'value.reviewed',
      'value.written',
    ]);
    const path = routes.revertChangeSet(project.id, changeSetId ?? 0);
    expect(made(await as(owner).post<ChangeSetRevert>(path, {}))).toMatchObject({
      restored: 2,
      keptNewer: 0,
    });
    expect(await contentLines(project.id)).toEqual(before);
  });

  it('change nothing if a text was reviewed since the preview', async () => {
    const world = await aReview();
    const { project, owner, value } = world;
    const shown = ['title', 'text', 'other'].map((name) => ({ id: value(name, 'fr').id, version: 1 }));
    const before = await contentLines(project.id);
    const wish = { shown, applyStatuses: true, user: owner };
    expect(await apply(world, [{ tag: 'fr', groups: REVIEWED }], wish)).toMatchObject({
      status: 409,
      body: { error: 'import_moved', current: [{ valueId: value('text', 'fr').id, text: 'Texte' }] },
    });
    expect(await contentLines(project.id)).toEqual(before);
  });

  it('are refused if they are none', async () => {
    const world = await aReview();
    const groups = [
      group('common', { ...said('title', 'x'), values: [{ name: 'x', status: 'invalidated' as never }] }),
    ];
    expect(await apply(world, [{ tag: 'fr', groups }])).toMatchObject({
      status: 400,
      body: {
        fields: {
          'languages.0.groups.0.keys.0.values.0.status': 'must be modified or validated',
        },
      },
    });
  });
});

describe('the files of an import of several languages', () => {
  const { groups, files } = reading({ 'en.json': '{"home":{"title":"Title"}}' });
  const inFile = [
    { code: 'fr_FR', tag: 'fr', isSource: false },
    { code: 'en', tag: 'en', isSource: true },
    { code: 'xx', tag: null, isSource: false },
  ];
  const ofSeveral = { ...files, files: files.files.map((file) => ({ ...file, languages: inFile })) };

  it('belong to their source language, and come back with the languages that they hold', async () => {
    const world = await aProject({ languages: ['fr', 'en'] });
    const { project, owner, language } = world;
    const languages = ['fr', 'en'].map((tag) => ({ tag, groups }));
    made(await apply(world, languages, { files: ofSeveral }));
    expect((await profileOf(owner, project.id, language('fr').id)).files).toEqual([]);
    expect(await profileOf(owner, project.id, language('en').id)).toEqual(ofSeveral);
  });

  it('belong to the first language if they name none', async () => {
    const world = await aProject({ languages: ['en', 'fr'] });
    const { project, owner, language } = world;
    made(
      await apply(
        world,
        ['fr', 'en'].map((tag) => ({ tag, groups })),
        { files },
      ),
    );
    expect(await profileOf(owner, project.id, language('fr').id)).toEqual(files);
    expect((await profileOf(owner, project.id, language('en').id)).files).toEqual([]);
  });

  it('are not read by a member who may not read all of their languages', async () => {
    const world = await aProject({ languages: ['fr', 'en'] });
    const { project, language } = world;
    const known = ofSeveral.files.map((file) => ({ ...file, languages: inFile.slice(0, 2) }));
    made(
      await apply(
        world,
        ['fr', 'en'].map((tag) => ({ tag, groups })),
        { files: { ...files, files: known } },
      ),
    );
    const [fr, en] = [language('fr').id, language('en').id];
    const filesFor = async (target: number[]): Promise<number> =>
      (await profileOf(await aMember(project, 'translator', { target }), project.id, en)).files.length;
    expect([await filesFor([en]), await filesFor([en, fr])]).toEqual([0, 1]);
  });
});

import type { CreatedLanguageView } from '#core/api/languages.js';
import type { ProjectDetails } from '#core/api/projects.js';
import { routes } from '#core/api/routes.js';
import type { KeyView } from '#core/api/translations.js';

import { FileProfileRow } from '../../../src/entities/index.js';
import { ChangeSetCleanup } from '../../../src/modules/change-sets/change-set-cleanup.js';
import { Database } from '../../../src/platform/database/database.js';
import { as } from '../../support/api.js';
import { part, useApp } from '../../support/server/app.js';
import { exported, filesOf, profileOf, reading } from '../../support/project/files.js';
import { aMember, aUser, made } from '../../support/project/world.js';
import type { TestUser } from '../../support/project/world.js';

useApp();

const ANDROID = `<?xml version="1.0" encoding="utf-8"?>
<resources>
    <!-- Shown on the first page, above the map. -->
    <string name="title">Today&#8217;s weather</string>
    <string name="app_id" translatable="false">com.example</string>
    <string name="cancel">Cancel</string>
</resources>
`;

const ONE = '<resources><string name="one">One</string></resources>';

const FLAT = '{\n\t"hello": "Hi",\n\t"a.b.c": "Deep",\n\t"n": 3\n}';

/** A project from files in English. */
async function aProjectFrom(files: Record<string, string>, owner?: TestUser) {
  const user = owner ?? (await aUser());
  const body = { name: 'App', color: '3366FF', languages: ['en'], ...bodyOf(files) };
  const project = made(await as(user).post<ProjectDetails>(routes.createProject(), body));
  const [english] = project.languages;
  const keyOf = (name: string): KeyView & { groupId: number } => {
    const found = project.groups.flatMap(({ id, keys }) => keys.map((key) => ({ ...key, groupId: id })));
    const key = found.find((one) => one.name === name);
    if (!key) throw new Error(`No key ${name}`);
    return key;
  };
  return { user, project, projectId: project.id, en: english?.id ?? 0, keyOf };
}

function bodyOf(texts: Record<string, string>) {
  const { groups, files } = reading(texts);
  return { groups, files };
}

const importInto = async (
  user: TestUser,
  projectId: number,
  languageId: number,
  files: Record<string, string>,
) => {
  const body = { ...bodyOf(files), replaceExistingKeys: true };
  return made(
    await as(user).post<CreatedLanguageView>(routes.importIntoLanguage(projectId, languageId), body),
  );
};

describe('the files of a project', () => {
  it.each([
    ['android', { 'strings.xml': ANDROID }, { 'values-en/strings.xml': ANDROID }],
    ['web', { 'en.json': FLAT }, { 'en.json': FLAT }],
    [
      'ios',
      { 'A.strings': '/* x */\n"b" = "B";\n"a" = "A";\n' },
      { 'en.lproj/A.strings': '/* x */\n"b" = "B";\n"a" = "A";\n' },
    ],
  ] as const)('come back as they were: %s', async (platform, files, expected) => {
    const { user, projectId, en } = await aProjectFrom(files);
    expect(await exported(user, projectId, en, platform)).toEqual(expected);
  });

  it('differ only in what was changed', async () => {
    const { user, projectId, en, keyOf } = await aProjectFrom({ 'strings.xml': ANDROID });
    const { id, values } = keyOf('cancel');
    made(await as(user).patch(routes.writeValue(projectId, id, values[0]?.id ?? 0), { name: 'Stop' }));
    expect(await exported(user, projectId, en, 'android')).toEqual({
      'values-en/strings.xml': ANDROID.replace('>Cancel<', '>Stop<'),
    });
  });

  it('give their comments to new keys as descriptions, which are written back', async () => {
    const { user, projectId, en, keyOf } = await aProjectFrom({ 'strings.xml': ANDROID });
    const title = keyOf('title');
    expect(title.description).toBe('Shown on the first page, above the map.');
    made(await as(user).patch(routes.updateKey(projectId, title.id), { description: 'Above the map' }));
    expect(await exported(user, projectId, en, 'android')).toEqual({
      'values-en/strings.xml': ANDROID.replace('Shown on the first page, above the map.', 'Above the map'),
    });
  });

  it('keep their own comments where a language comments otherwise than the first', async () => {
    const { user, projectId } = await aProjectFrom({ 'strings.xml': ANDROID });
    const french = ANDROID.replace('Shown on the first page, above the map.', 'Sur la première page.');
    const language = made(
      await as(user).post<CreatedLanguageView>(routes.createLanguage(projectId), {
        name: 'fr',
        ...bodyOf({ 'strings.xml': french }),
      }),
    );
    expect(await exported(user, projectId, language.id, 'android')).toEqual({
      'values-fr/strings.xml': french,
    });
  });

  it('leave out a deleted key, and take new ones with a text', async () => {
    const { user, projectId, en, keyOf } = await aProjectFrom({ 'strings.xml': ANDROID });
    const { groupId, id } = keyOf('cancel');
    const key = (name: string, text: string) => ({
      name,
      isPlural: false,
      groupId,
      values: [{ name: text, languageId: en, quantityString: null }],
    });
    made(await as(user).delete(routes.deleteKey(projectId, id)));
    made(await as(user).post(routes.createKey(projectId), key('fresh', 'New')));
    made(await as(user).post(routes.createKey(projectId), key('untold', '')));
    expect(await exported(user, projectId, en, 'android')).toEqual({
      'values-en/strings.xml': ANDROID.replace('name="cancel">Cancel<', 'name="fresh">New<'),
    });
  });

  it('follow a key that moves to another group, and one that is renamed', async () => {
    const { user, projectId, en, keyOf } = await aProjectFrom({ 'strings.xml': ANDROID });
    const move = { groupName: 'elsewhere' };
    const group = made(
      await as(user).post<{ id: number }>(routes.createGroup(projectId), { name: move.groupName }),
    );
    made(await as(user).patch(routes.updateKey(projectId, keyOf('cancel').id), { groupId: group.id }));
    expect(await exported(user, projectId, en, 'android')).toEqual({ 'values-en/strings.xml': ANDROID });
    made(await as(user).patch(routes.updateKey(projectId, keyOf('cancel').id), { name: 'stop' }));
    expect(await exported(user, projectId, en, 'android')).toEqual({
      'values-en/strings.xml': ANDROID.replace('name="cancel"', 'name="stop"'),
    });
  });
});

describe('which files count', () => {
  it('is the last file of a web language, and the last of each name elsewhere', async () => {
    const { user, projectId, en } = await aProjectFrom({ 'en.json': '{"a":"A"}' });
    await importInto(user, projectId, en, { 'other.json': '{"a":"A"}' });
    await importInto(user, projectId, en, { 'one.xml': ONE });
    await importInto(user, projectId, en, { 'strings.xml': ANDROID });
    await importInto(user, projectId, en, { 'strings.xml': ANDROID });
    expect(await filesOf(user, projectId)).toEqual([
      [en, 'other.json'],
      [en, 'one.xml'],
      [en, 'strings.xml'],
    ]);
    expect((await profileOf(user, projectId, en)).files.map(({ name }) => name)).toEqual([
      'other.json',
      'one.xml',
      'strings.xml',
    ]);
  });

  it('is not one of a reverted import', async () => {
    const { user, projectId, en } = await aProjectFrom({ 'en.json': '{"a":"A"}' });
    const { changeSetId } = await importInto(user, projectId, en, { 'other.json': '{"b":"B"}' });
    made(await as(user).post(routes.revertChangeSet(projectId, changeSetId ?? 0), {}));
    expect(await filesOf(user, projectId)).toEqual([[en, 'en.json']]);
  });

  it('comes back with a restored language', async () => {
    const { user, projectId } = await aProjectFrom({ 'en.json': '{"a":"A"}' });
    const body = { name: 'fr', ...bodyOf({ 'fr.json': '{"a":"Ah"}' }) };
    const { id } = made(await as(user).post<CreatedLanguageView>(routes.createLanguage(projectId), body));
    made(await as(user).delete(routes.deleteLanguage(projectId, id)));
    expect(await filesOf(user, projectId)).toHaveLength(1);
    const { body: sets } = await as(user).get<{ items: { id: number }[] }>(routes.listChangeSets(projectId));
    made(await as(user).post(routes.revertChangeSet(projectId, sets.items[0]?.id ?? 0), {}));
    expect(await exported(user, projectId, id, 'web')).toEqual({ 'fr.json': '{"a":"Ah"}' });
  });
});

describe('files that do not count', () => {
  const age = (table: 'change_set' | 'file_profile', projectId: number) =>
    part(Database).query(`UPDATE ${table} SET at = now() - interval '31 days' WHERE project_id = $1`, [
      projectId,
    ]);
  const stored = async (projectId: number): Promise<string[]> => {
    await part(ChangeSetCleanup).deleteExpired();
    const rows = await part(Database)
      .repository(FileProfileRow)
      .find({ where: { projectId }, order: { id: 'ASC' } });
    return rows.map(({ name }) => name);
  };

  it('are deleted when no revert can bring them back', async () => {
    const { user, projectId, en } = await aProjectFrom({ 'en.json': '{"a":"A"}' });
    await importInto(user, projectId, en, { 'second.json': '{"a":"A"}' });
    const { changeSetId } = await importInto(user, projectId, en, { 'third.json': '{"b":"B"}' });
    made(await as(user).post(routes.revertChangeSet(projectId, changeSetId ?? 0), {}));
    const french = { name: 'fr', ...bodyOf({ 'fr.json': '{"a":"Ah"}' }) };
    const { id } = made(await as(user).post<CreatedLanguageView>(routes.createLanguage(projectId), french));
    made(await as(user).delete(routes.deleteLanguage(projectId, id)));
    expect(await stored(projectId)).toEqual(['en.json', 'second.json', 'third.json', 'fr.json']);
    await age('file_profile', projectId);
    expect(await stored(projectId)).toEqual(['second.json', 'third.json', 'fr.json']);
    await age('change_set', projectId);
    // The first run deletes what the deleted language could be restored from.
    await stored(projectId);
    expect(await stored(projectId)).toEqual(['second.json']);
  });
});

describe('the files of a language', () => {
  it('are shown only to members who may read it', async () => {
    const { user, projectId, project, en } = await aProjectFrom({ 'en.json': '{"a":"A"}' });
    const other = made(
      await as(user).post<CreatedLanguageView>(routes.createLanguage(projectId), { name: 'fr' }),
    );
    const limited = await aMember(project, 'translator', { target: [other.id] });
    expect(await filesOf(limited, projectId)).toEqual([]);
    const { status, body } = await as(limited).get<{ error: string }>(routes.readFileProfiles(projectId, en));
    expect([status, body.error]).toEqual([404, 'not_existing_language']);
  });

  it.each([
    ['that is none', { version: 1 }],
    [
      'whose name leads elsewhere',
      { version: 1, files: [{ ...reading({ 'a.json': '{}' }).files.files[0], name: '../a.json' }] },
    ],
    [
      'whose name is that of no translations',
      { version: 1, files: [{ ...reading({ 'a.json': '{}' }).files.files[0], name: 'a.html' }] },
    ],
  ])('are refused with a profile %s', async (_, files) => {
    const { user, projectId, en } = await aProjectFrom({ 'en.json': '{"a":"A"}' });
    const { status, body } = await as(user).post<{ error: string; fields: object }>(
      routes.importIntoLanguage(projectId, en),
      { groups: [], files },
    );
    expect([status, body.error, Object.keys(body.fields)]).toEqual([400, 'validation_error', ['files']]);
  });
});

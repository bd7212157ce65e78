import { CHANGE_SET_HEADER } from '#core/api/change-sets.js';
import type { ChangeSetRevert } from '#core/api/change-sets.js';
import type { FileDetails, FileProfileView, RemovedKeys } from '#core/api/files.js';
import type { ProjectDetails } from '#core/api/projects.js';
import { routes } from '#core/api/routes.js';

import { as } from '../../support/api.js';
import type { Reply } from '../../support/api.js';
import {
  aRepository,
  COMMON,
  detailsFor,
  ERRORS,
  filesFor,
  NAMESPACES,
  written,
} from '../../support/project/repository.js';
import { aMember, made } from '../../support/project/world.js';
import type { TestUser } from '../../support/project/world.js';
import { useApp } from '../../support/server/app.js';

useApp();

interface Place {
  owner: TestUser;
  projectId: number;
}

const changeSetOf = ({ headers }: Reply<unknown>): number => Number(headers.get(CHANGE_SET_HEADER));

const pathsIn = (files: readonly FileDetails[]): Record<string, string[]> =>
  Object.fromEntries(files.map(({ path, documents }) => [path, documents.map((document) => document.path)]));

async function theFile(place: Place, path: string): Promise<number> {
  const files = await filesFor(place.owner, place.projectId);
  return files.find((file) => file.path === path)?.id ?? 0;
}

const renaming = async ({ owner, projectId }: Place, path: string, to: string) =>
  as(owner).patch<FileDetails>(routes.updateFile(projectId, await theFile({ owner, projectId }, path)), {
    path: to,
  });

const removing = async (place: Place, path: string, keys: RemovedKeys): Promise<Reply<unknown>> =>
  as(place.owner).delete(`${routes.deleteFile(place.projectId, await theFile(place, path))}?keys=${keys}`);

/** Reverts a change set; returns the one of the revert. */
async function undo({ owner, projectId }: Place, changeSetId: number): Promise<number> {
  const reply = await as(owner).post<ChangeSetRevert>(routes.revertChangeSet(projectId, changeSetId), {});
  expect(made(reply)).toMatchObject({ keptNewer: 0, blocked: 0 });
  return changeSetOf(reply);
}

/** Keys and texts, by the path of their file, group and name. */
async function contentOf({ owner, projectId }: Place): Promise<Record<string, string[]>> {
  const { files, groups }: ProjectDetails = await detailsFor(owner, projectId);
  const pathOf = (fileId: number | null) => files.find(({ id }) => id === fileId)?.path ?? '';
  return Object.fromEntries(
    groups.flatMap(({ name: group, fileId, keys }) =>
      keys.map(({ name, values }) => [
        `${pathOf(fileId)} ${group}.${name}`.trim(),
        values.map((value) => value.name),
      ]),
    ),
  );
}

describe('a file that gets another path', () => {
  it('takes its documents along, with their codes as they are written', async () => {
    const place = await aRepository();
    const reply = await renaming(place, COMMON, 'web/{language}.json');
    expect(made(reply)).toMatchObject({ path: 'web/{language}.json', format: 'json' });
    expect(pathsIn(await filesFor(place.owner, place.projectId))).toEqual({
      'web/{language}.json': ['web/en.json', 'web/pt_BR.json'],
      [ERRORS]: ['locales/en/errors.json', 'locales/pt_BR/errors.json'],
    });
    const {
      'locales/en/common.json': english,
      'locales/pt_BR/common.json': portuguese,
      ...others
    } = NAMESPACES;
    expect(await written(place.owner, place.projectId)).toEqual({
      'web/en.json': english,
      'web/pt_BR.json': portuguese,
      ...others,
    });
  });

  it('has its former ones after an undo, and these after the undo of that', async () => {
    const place = await aRepository();
    const renamed = changeSetOf(await renaming(place, COMMON, 'web/{language}.json'));
    const undone = await undo(place, renamed);
    expect(await written(place.owner, place.projectId)).toEqual(NAMESPACES);
    await undo(place, undone);
    expect(Object.keys(await written(place.owner, place.projectId))).toContain('web/pt_BR.json');
  });

  it('has the new ones in the list of profiles, which tells a page that it has older ones', async () => {
    const place = await aRepository();
    await renaming(place, COMMON, 'web/{language}.json');
    const path = routes.listFileProfiles(place.projectId);
    const profiles = made(await as(place.owner).get<FileProfileView[]>(path));
    expect(profiles.map((profile) => profile.path)).toEqual(
      expect.arrayContaining(['web/en.json', 'web/pt_BR.json']),
    );
  });

  it('keeps it in an undo if it was changed again', async () => {
    const place = await aRepository();
    const renamed = changeSetOf(await renaming(place, COMMON, 'web/{language}.json'));
    made(await renaming(place, 'web/{language}.json', 'app/{language}.json'));
    const reply = await as(place.owner).post(routes.revertChangeSet(place.projectId, renamed), {});
    expect(reply.body).toMatchObject({ restored: 0, keptNewer: 1, blocked: 0 });
    expect(Object.keys(await written(place.owner, place.projectId))).toContain('app/en.json');
  });

  it.each([
    ['locales/common.json', 'no_language: {language}'],
    ['../{language}/common.json', 'dots: ..'],
    ['{language}/con.json', 'reserved: con.json'],
    ['{language}/a{-language}.json', 'mixed: {-language}'],
  ])('is refused %s', async (to, path) => {
    const reply = await renaming(await aRepository(), COMMON, to);
    expect([reply.status, reply.body]).toMatchObject([400, { error: 'validation_error', fields: { path } }]);
  });

  it('is refused that of another file', async () => {
    const reply = await renaming(await aRepository(), COMMON, ERRORS);
    expect([reply.status, reply.body]).toMatchObject([
      422,
      { error: 'file_already_exists', fields: { path: expect.any(String) as string } },
    ]);
  });

  it('changes nothing if it is the same', async () => {
    const reply = await renaming(await aRepository(), COMMON, COMMON);
    expect([reply.status, reply.headers.get(CHANGE_SET_HEADER)]).toEqual([200, null]);
  });
});

describe('the order of files', () => {
  it('is theirs until it is changed', async () => {
    const place = await aRepository();
    const { owner, projectId } = place;
    const order = async () => (await filesFor(owner, projectId)).map(({ path }) => path);
    expect(await order()).toEqual([COMMON, ERRORS]);
    const id = await theFile(place, ERRORS);
    made(await as(owner).patch(routes.updateFile(projectId, id), { position: 0 }));
    expect(await order()).toEqual([ERRORS, COMMON]);
    made(await as(owner).patch(routes.updateFile(projectId, id), { position: 9 }));
    expect(await order()).toEqual([COMMON, ERRORS]);
  });
});

describe('a file that is removed', () => {
  it('leaves its keys without a file: in groups of the same name, with a number where the key is there', async () => {
    const place = await aRepository();
    made(await removing(place, COMMON, 'keep'));
    const { groups, files } = await detailsFor(place.owner, place.projectId);
    expect(files.map(({ path }) => path)).toEqual([ERRORS]);
    expect(groups.filter(({ fileId }) => fileId === null).map(({ name }) => name)).toEqual([
      'common',
      'hero',
    ]);
    made(await removing(place, ERRORS, 'keep'));
    expect(await contentOf(place)).toEqual({
      'common.title': ['Home', 'Início'],
      'common.title_2': ['Error', 'Erro'],
      'hero.ok': ['OK', 'OK'],
      'hero.none': ['None', 'Nenhum'],
    });
    expect(await filesFor(place.owner, place.projectId)).toEqual([]);
  });

  it.each(['keep', 'delete'] as const)('comes back with an undo, to the byte (%s)', async (keys) => {
    const place = await aRepository();
    const before = await contentOf(place);
    const first = changeSetOf(await removing(place, COMMON, keys));
    const second = changeSetOf(await removing(place, ERRORS, keys));
    const after = await contentOf(place);
    expect(Object.keys(after)).toHaveLength(keys === 'keep' ? 4 : 0);
    const undoneSecond = await undo(place, second);
    const undoneFirst = await undo(place, first);
    expect(await contentOf(place)).toEqual(before);
    expect(await written(place.owner, place.projectId)).toEqual(NAMESPACES);
    await undo(place, undoneFirst);
    await undo(place, undoneSecond);
    expect(await contentOf(place)).toEqual(after);
    expect(await filesFor(place.owner, place.projectId)).toEqual([]);
  });

  it('leaves its path to others', async () => {
    const place = await aRepository();
    made(await removing(place, COMMON, 'delete'));
    made(await renaming(place, ERRORS, COMMON));
    expect(Object.keys(await written(place.owner, place.projectId))).toEqual([
      'locales/en/common.json',
      'locales/pt_BR/common.json',
    ]);
  });

  it('is not removed without a word on its keys', async () => {
    const place = await aRepository();
    const path = routes.deleteFile(place.projectId, await theFile(place, COMMON));
    expect((await as(place.owner).delete(path)).body).toMatchObject({
      fields: { keys: 'is required' },
    });
    expect(await filesFor(place.owner, place.projectId)).toHaveLength(2);
  });

  it('does not exist twice', async () => {
    const place = await aRepository();
    const fileId = await theFile(place, COMMON);
    made(await removing(place, COMMON, 'keep'));
    for (const reply of [
      await as(place.owner).delete(`${routes.deleteFile(place.projectId, fileId)}?keys=keep`),
      await as(place.owner).patch(routes.updateFile(place.projectId, fileId), { position: 0 }),
    ])
      expect([reply.status, reply.body]).toMatchObject([404, { error: 'not_existing_file' }]);
  });
});

describe('a member who may not change the project', () => {
  it('may neither rename nor remove its files', async () => {
    const place = await aRepository();
    const fileId = await theFile(place, COMMON);
    const editor = as(await aMember({ id: place.projectId }, 'editor'));
    for (const reply of [
      await editor.patch(routes.updateFile(place.projectId, fileId), { path: 'a/{language}.json' }),
      await editor.delete(`${routes.deleteFile(place.projectId, fileId)}?keys=keep`),
    ])
      expect([reply.status, reply.body]).toMatchObject([403, { error: 'unauthorized' }]);
    expect(await written(place.owner, place.projectId)).toEqual(NAMESPACES);
  });
});

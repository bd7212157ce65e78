import type { ActivityPage } from '#core/api/activity.js';
import { CHANGE_SET_HEADER } from '#core/api/change-sets.js';
import type { ChangeSetRevert } from '#core/api/change-sets.js';
import type { ApplyChanges } from '#core/api/imports/changes.js';
import { routes } from '#core/api/routes.js';

import { as } from '../../support/api.js';
import {
  aRepository,
  bodyOf,
  COMMON,
  ERRORS,
  filesFor,
  importing,
  NAMESPACES,
  written,
} from '../../support/project/repository.js';
import { aMember, made } from '../../support/project/world.js';
import type { TestUser } from '../../support/project/world.js';
import { useApp } from '../../support/server/app.js';

useApp();

const HOME = 'locales/{language}/home.json';
const RENAMED = {
  'locales/en/home.json': '{\n  "title": "Start",\n  "hero": { "ok": "OK" }\n}\n',
  'locales/pt_BR/home.json': '{ "title": "Início", "hero": { "ok": "OK" } }',
};
const { 'locales/en/common.json': _en, 'locales/pt_BR/common.json': _pt, ...OTHERS } = NAMESPACES;

interface Place {
  owner: TestUser;
  projectId: number;
}

async function renamingInto({ owner, projectId }: Place, path: string): Promise<ApplyChanges> {
  const file = (await filesFor(owner, projectId)).find((one) => one.path === COMMON);
  return { ...bodyOf(RENAMED), replaceExistingKeys: true, rename: [{ fileId: file?.id ?? 0, path }] };
}

async function undo({ owner, projectId }: Place, changeSetId: number | null): Promise<number> {
  const path = routes.revertChangeSet(projectId, changeSetId ?? 0);
  const reply = await as(owner).post<ChangeSetRevert>(path, {});
  expect(made(reply)).toMatchObject({ keptNewer: 0, blocked: 0 });
  return Number(reply.headers.get(CHANGE_SET_HEADER));
}

describe('a file that has another path in the repository', () => {
  it('is renamed and imported as one change set, which is undone as one', async () => {
    const place = await aRepository();
    const { owner, projectId } = place;
    const { changeSetId, counts } = made(await importing(owner, projectId, await renamingInto(place, HOME)));
    expect(counts).toMatchObject({ created: 0, updated: 1 });
    expect(await written(owner, projectId)).toEqual({ ...RENAMED, ...OTHERS });
    const { items } = made(
      await as(owner).get<ActivityPage>(`${routes.listActivity(projectId)}?collapse=true`),
    );
    expect(items.slice(0, 2).map(({ changeSet }) => changeSet?.kind)).toEqual(['import', 'import']);
    expect(items[0]?.changeSet?.id).toBe(changeSetId);
    const undone = await undo(place, changeSetId);
    expect(await written(owner, projectId)).toEqual(NAMESPACES);
    await undo(place, undone);
    expect(await written(owner, projectId)).toEqual({ ...RENAMED, ...OTHERS });
  });

  it('is one of several: all of them have their former paths after an undo', async () => {
    const place = await aRepository();
    const { owner, projectId } = place;
    const [common, errors] = await filesFor(owner, projectId);
    const rename = [
      { fileId: common?.id ?? 0, path: HOME },
      { fileId: errors?.id ?? 0, path: 'locales/{language}/faults.json' },
    ];
    const { changeSetId } = made(await importing(owner, projectId, { ...bodyOf(RENAMED), rename }));
    expect((await filesFor(owner, projectId)).map(({ path }) => path)).toEqual(
      rename.map(({ path }) => path),
    );
    await undo(place, changeSetId);
    expect(await written(owner, projectId)).toEqual(NAMESPACES);
  });

  it('does not leave its path to another one: the undo needs it', async () => {
    const place = await aRepository();
    const [common, errors] = await filesFor(place.owner, place.projectId);
    const rename = [
      { fileId: common?.id ?? 0, path: HOME },
      { fileId: errors?.id ?? 0, path: COMMON },
    ];
    const reply = await importing(place.owner, place.projectId, { ...bodyOf(RENAMED), rename });
    expect(reply).toMatchObject({
      status: 422,
      body: { fields: { 'rename.1.path': expect.any(String) as string } },
    });
  });

  it('has its former path after a dry run', async () => {
    const place = await aRepository();
    const body = { ...(await renamingInto(place, HOME)), dryRun: true };
    made(await importing(place.owner, place.projectId, body));
    expect(await written(place.owner, place.projectId)).toEqual(NAMESPACES);
  });

  it.each([
    ['the path of another file', 422, ERRORS],
    ['a path that documents cannot have', 400, '../{language}.json'],
  ])('is refused %s, and nothing is imported', async (_, status, path) => {
    const place = await aRepository();
    const reply = await importing(place.owner, place.projectId, await renamingInto(place, path));
    expect(reply).toMatchObject({
      status,
      body: { fields: { 'rename.0.path': expect.any(String) as string } },
    });
    expect(await written(place.owner, place.projectId)).toEqual(NAMESPACES);
  });

  it('must be in the project', async () => {
    const { owner, projectId } = await aRepository();
    const body = { ...bodyOf(RENAMED), rename: [{ fileId: 999_999, path: HOME }] };
    expect(await importing(owner, projectId, body)).toMatchObject({
      status: 404,
      body: { error: 'not_existing_file' },
    });
  });

  it.each([
    ['no list', {}],
    ['no id', [{ fileId: '1', path: HOME }]],
    ['no path', [{ fileId: 1, path: '' }]],
    ['an unknown field', [{ fileId: 1, path: HOME, position: 1 }]],
  ])('is refused %s', async (_, rename) => {
    const { owner, projectId } = await aRepository();
    const body = { ...bodyOf(RENAMED), rename } as ApplyChanges;
    expect(await importing(owner, projectId, body)).toMatchObject({
      status: 400,
      body: { error: 'validation_error' },
    });
  });

  it('keeps its path for members who may not write the project', async () => {
    const place = await aRepository();
    const member = await aMember({ id: place.projectId }, 'editor');
    const reply = await importing(member, place.projectId, await renamingInto(place, HOME));
    expect(reply).toMatchObject({ status: 403 });
  });
});

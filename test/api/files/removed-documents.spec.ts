import { CHANGE_SET_HEADER } from '#core/api/change-sets.js';
import type { ChangeSetRevert } from '#core/api/change-sets.js';
import type { ApplyChanges } from '#core/api/imports/changes.js';
import { routes } from '#core/api/routes.js';

import { ChangeSetCleanup } from '../../../src/modules/change-sets/change-set-cleanup.js';
import { as } from '../../support/api.js';
import {
  aRepository,
  COMMON,
  detailsFor,
  ERRORS,
  filesFor,
  importing,
  NAMESPACES,
  written,
} from '../../support/project/repository.js';
import { aMember, made } from '../../support/project/world.js';
import type { TestUser } from '../../support/project/world.js';
import { part, useApp } from '../../support/server/app.js';

useApp();

interface Place {
  owner: TestUser;
  projectId: number;
}

const PORTUGUESE = 'locales/pt_BR/common.json';
const BOTH = ['locales/en/common.json', PORTUGUESE];

const { [PORTUGUESE]: _pt, ...WITHOUT_PORTUGUESE } = NAMESPACES;
const OTHERS = {
  'locales/en/errors.json': NAMESPACES['locales/en/errors.json'],
  'locales/pt_BR/errors.json': NAMESPACES['locales/pt_BR/errors.json'],
};

/** Removes documents; by default, the texts of the Portuguese one are emptied, as the web app does. */
async function removing({ owner, projectId }: Place, remove: string[], empties = true) {
  const { groups, files } = await detailsFor(owner, projectId);
  const own = groups.filter(({ fileId }) => files.find(({ id }) => id === fileId)?.path === COMMON);
  const body: ApplyChanges = {
    languages: [
      {
        tag: 'pt-BR',
        groups: empties
          ? own.map(({ name, keys }) => ({
              name,
              file: COMMON,
              keys: keys.map((key) => ({
                name: key.name,
                isPlural: false,
                values: [{ name: '', quantityString: null }],
              })),
            }))
          : [],
      },
    ],
    replace: 'all',
    remove,
  };
  return importing(owner, projectId, body);
}

async function undo({ owner, projectId }: Place, changeSetId: number | null): Promise<number> {
  const path = routes.revertChangeSet(projectId, changeSetId ?? 0);
  const reply = await as(owner).post<ChangeSetRevert>(path, {});
  expect(made(reply)).toMatchObject({ keptNewer: 0, blocked: 0 });
  return Number(reply.headers.get(CHANGE_SET_HEADER));
}

const pathsOf = async ({ owner, projectId }: Place): Promise<string[]> =>
  (await filesFor(owner, projectId)).map(({ path }) => path);

describe('a document that is gone from the repository', () => {
  it('is written no more once it is removed, and comes back with its texts by an undo', async () => {
    const place = await aRepository();
    const { changeSetId } = made(await removing(place, [PORTUGUESE]));
    expect(await written(place.owner, place.projectId)).toEqual(WITHOUT_PORTUGUESE);
    expect(await pathsOf(place)).toEqual([COMMON, ERRORS]);
    const undone = await undo(place, changeSetId);
    expect(await written(place.owner, place.projectId)).toEqual(NAMESPACES);
    await undo(place, undone);
    expect(await written(place.owner, place.projectId)).toEqual(WITHOUT_PORTUGUESE);
  });

  it('comes back by an undo after what has expired was cleaned up', async () => {
    const place = await aRepository();
    const { changeSetId } = made(await removing(place, [PORTUGUESE]));
    await part(ChangeSetCleanup).deleteExpired();
    await undo(place, changeSetId);
    expect(await written(place.owner, place.projectId)).toEqual(NAMESPACES);
  });

  it('takes its file and the keys along if it is the last one, and brings them back', async () => {
    const place = await aRepository();
    const { changeSetId } = made(await removing(place, BOTH, false));
    expect(await pathsOf(place)).toEqual([ERRORS]);
    expect(await written(place.owner, place.projectId)).toEqual(OTHERS);
    await undo(place, changeSetId);
    expect(await written(place.owner, place.projectId)).toEqual(NAMESPACES);
  });

  it('stays after a dry run, and one that there is not changes nothing', async () => {
    const place = await aRepository();
    const body = { languages: [{ tag: 'en', groups: [] }], remove: [PORTUGUESE] };
    made(await importing(place.owner, place.projectId, { ...body, dryRun: true }));
    made(await importing(place.owner, place.projectId, { ...body, remove: ['locales/xx/common.json'] }));
    expect(await written(place.owner, place.projectId)).toEqual(NAMESPACES);
  });

  it.each([
    ['no list', PORTUGUESE],
    ['no path', ['']],
    ['a number', [7]],
  ])('cannot be %s', async (_, remove) => {
    const place = await aRepository();
    const body = { languages: [{ tag: 'en', groups: [] }], remove } as ApplyChanges;
    expect(await importing(place.owner, place.projectId, body)).toMatchObject({
      status: 400,
      body: { error: 'validation_error' },
    });
  });

  it('stays for members who may not write the project', async () => {
    const { owner, projectId } = await aRepository();
    const member = await aMember({ id: projectId }, 'editor');
    const body = { languages: [{ tag: 'en', groups: [] }], remove: [PORTUGUESE] };
    expect(await importing(member, projectId, body)).toMatchObject({ status: 403 });
    expect(await written(owner, projectId)).toEqual(NAMESPACES);
  });
});

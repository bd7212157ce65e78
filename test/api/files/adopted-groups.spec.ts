import type { ChangeSetRevert } from '#core/api/change-sets.js';
import { CHANGE_SET_HEADER } from '#core/api/change-sets.js';
import type { ApplyChanges } from '#core/api/imports/changes.js';
import type { CreatedLanguageView } from '#core/api/languages.js';
import type { ProjectDetails } from '#core/api/projects.js';
import { routes } from '#core/api/routes.js';

import { as } from '../../support/api.js';
import { exported, filesOf, reading } from '../../support/project/files.js';
import {
  bodyOf,
  COMMON,
  detailsFor,
  filesFor,
  importing,
  written,
} from '../../support/project/repository.js';
import { aMember, aUser, made } from '../../support/project/world.js';
import type { TestUser } from '../../support/project/world.js';
import { useApp } from '../../support/server/app.js';

useApp();

const ENGLISH = '{\n  "title": "Home",\n  "hero": { "ok": "OK" }\n}\n';
const PORTUGUESE = '{ "title": "Início", "hero": { "ok": "OK" } }';
const DOCUMENTS = { 'locales/en/common.json': ENGLISH, 'locales/pt-BR/common.json': PORTUGUESE };

interface Place {
  owner: TestUser;
  projectId: number;
  project: ProjectDetails;
}

/** A project whose files were imported one by one. */
async function aProject(): Promise<Place> {
  const owner = await aUser();
  const body = {
    name: 'App',
    color: '3366FF',
    pluralMode: 'cldr',
    languages: ['English'],
    languageTags: ['en'],
    ...fileOf('en.json', ENGLISH),
  };
  const { id: projectId } = made(await as(owner).post<ProjectDetails>(routes.createProject(), body));
  const portuguese = { name: 'Portuguese', tag: 'pt-BR', ...fileOf('pt.json', PORTUGUESE) };
  made(await as(owner).post<CreatedLanguageView>(routes.createLanguage(projectId), portuguese));
  return { owner, projectId, project: await detailsFor(owner, projectId) };
}

function fileOf(name: string, text: string) {
  const { groups, files } = reading({ [name]: text });
  return { groups, files };
}

const adopting = ({ project }: Place): ApplyChanges => ({
  ...bodyOf(DOCUMENTS),
  adopt: [{ file: COMMON, groupIds: project.groups.map(({ id }) => id) }],
});

const keyIdsIn = ({ groups }: Pick<ProjectDetails, 'groups'>): number[] =>
  groups.flatMap(({ keys }) => keys.map(({ id }) => id));

async function undo({ owner, projectId }: Place, changeSetId: number | null): Promise<number> {
  const reply = await as(owner).post<ChangeSetRevert>(
    routes.revertChangeSet(projectId, changeSetId ?? 0),
    {},
  );
  expect(made(reply)).toMatchObject({ keptNewer: 0, blocked: 0 });
  return Number(reply.headers.get(CHANGE_SET_HEADER));
}

const stateOf = async ({ owner, projectId }: Place) => ({
  files: (await filesFor(owner, projectId)).map(({ path }) => path),
  profiles: await filesOf(owner, projectId),
  project: await detailsFor(owner, projectId),
});

describe('groups that were imported without a file', () => {
  it('become those of the file, with the same keys, and the documents are written as they are', async () => {
    const place = await aProject();
    const { counts } = made(await importing(place.owner, place.projectId, adopting(place)));
    expect(counts).toMatchObject({ created: 0, updated: 0 });
    const { files, project } = await stateOf(place);
    expect(files).toEqual([COMMON]);
    expect(keyIdsIn(project)).toEqual(keyIdsIn(place.project));
    expect(new Set(project.groups.map(({ fileId }) => fileId))).toEqual(new Set([project.files[0]?.id]));
    expect(await written(place.owner, place.projectId)).toEqual(DOCUMENTS);
  });

  it('take the files along that were imported alone: they are written once', async () => {
    const place = await aProject();
    const [english] = place.project.languages;
    made(await importing(place.owner, place.projectId, adopting(place)));
    const { profiles } = await stateOf(place);
    expect(profiles.map(([, name]) => name)).toEqual(['common.json', 'common.json']);
    expect(Object.values(await exported(place.owner, place.projectId, english?.id ?? 0, 'web'))).toEqual([
      ENGLISH,
    ]);
  });

  it('have no file again after an undo, and one after that is undone', async () => {
    const place = await aProject();
    const before = await stateOf(place);
    const { changeSetId } = made(await importing(place.owner, place.projectId, adopting(place)));
    const after = await stateOf(place);
    const revertId = await undo(place, changeSetId);
    expect(await stateOf(place)).toMatchObject({
      ...before,
      project: { files: [], groups: before.project.groups },
    });
    const [english] = place.project.languages;
    expect(Object.values(await exported(place.owner, place.projectId, english?.id ?? 0, 'web'))).toEqual([
      ENGLISH,
    ]);
    await undo(place, revertId);
    expect(await stateOf(place)).toMatchObject({ files: after.files, profiles: after.profiles });
    expect(await written(place.owner, place.projectId)).toEqual(DOCUMENTS);
  });

  it('stay where the file has them already', async () => {
    const place = await aProject();
    made(await importing(place.owner, place.projectId, adopting(place)));
    const { counts } = made(await importing(place.owner, place.projectId, adopting(place)));
    expect(counts).toMatchObject({ created: 0, updated: 0 });
  });

  it('are none after a dry run', async () => {
    const place = await aProject();
    made(await importing(place.owner, place.projectId, { ...adopting(place), dryRun: true }));
    expect(await stateOf(place)).toMatchObject({ files: [], project: { groups: place.project.groups } });
  });
});

describe('an import that takes groups over', () => {
  it('refuses a group of another project, and changes nothing', async () => {
    const [place, other] = [await aProject(), await aProject()];
    const [foreign] = other.project.groups;
    const body = { ...bodyOf(DOCUMENTS), adopt: [{ file: COMMON, groupIds: [foreign?.id ?? 0] }] };
    const reply = await importing(place.owner, place.projectId, body);
    expect(reply).toMatchObject({
      status: 400,
      body: { fields: { adopt: expect.stringContaining(String(foreign?.id)) as string } },
    });
    expect(await stateOf(place)).toMatchObject({ files: [], project: { groups: place.project.groups } });
  });

  it('refuses a group whose name the file has', async () => {
    const place = await aProject();
    made(await importing(place.owner, place.projectId, bodyOf(DOCUMENTS)));
    const reply = await importing(place.owner, place.projectId, adopting(place));
    expect(reply).toMatchObject({ status: 400, body: { fields: { adopt: expect.any(String) as string } } });
  });

  it('refuses a file that is neither in the project nor imported', async () => {
    const place = await aProject();
    const [group] = place.project.groups;
    const body = { ...bodyOf(DOCUMENTS), adopt: [{ file: 'other.json', groupIds: [group?.id ?? 0] }] };
    expect(await importing(place.owner, place.projectId, body)).toMatchObject({ status: 400 });
  });

  it.each([
    ['no list', {}],
    ['no id', [{ file: COMMON, groupIds: ['1'] }]],
    ['no path', [{ groupIds: [] }]],
    ['an unknown field', [{ file: COMMON, groupIds: [], path: '' }]],
  ])('refuses %s', async (_, adopt) => {
    const place = await aProject();
    const body = { ...bodyOf(DOCUMENTS), adopt } as ApplyChanges;
    expect(await importing(place.owner, place.projectId, body)).toMatchObject({
      status: 400,
      body: { error: 'validation_error' },
    });
  });

  it('refuses more groups than a project may have', async () => {
    const place = await aProject();
    const half = { file: COMMON, groupIds: new Array<number>(30_000).fill(1) };
    const reply = await importing(place.owner, place.projectId, {
      ...bodyOf(DOCUMENTS),
      adopt: [half, half],
    });
    expect(reply).toMatchObject({
      status: 400,
      body: { fields: { 'adopt.1': expect.stringContaining('must not name more than') as string } },
    });
  });

  it('is refused to a member of some languages: the texts of all of them move', async () => {
    const place = await aProject();
    const [english, portuguese] = place.project.languages;
    const member = await aMember({ id: place.projectId }, 'editor', {
      target: [english?.id ?? 0, portuguese?.id ?? 0],
    });
    expect(await importing(member, place.projectId, adopting(place))).toMatchObject({ status: 403 });
  });
});

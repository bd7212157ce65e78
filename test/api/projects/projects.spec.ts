import type { ProjectSummary, ProjectView } from '#core/api/projects.js';
import { routes } from '#core/api/routes.js';

import { AuditLog } from '../../../src/entities/index.js';
import { Database } from '../../../src/platform/database/database.js';
import { as } from '../../support/api.js';
import { part, useApp } from '../../support/server/app.js';
import { recount } from '../../support/counting.js';
import { aProject } from '../../support/project/project-world.js';
import { aMember, aUser } from '../../support/project/world.js';

useApp();

describe('GET /projects', () => {
  it('lists the caller’s projects with role, languages and counts, most recently changed first', async () => {
    const owner = await aUser();
    const old = await aProject({
      owner,
      name: 'Old',
      languages: ['en', 'fr'],
      keys: [
        { name: 'title', texts: { en: 'Title' } },
        { name: 'files', isPlural: true, texts: { en: { one: 'One' } } },
      ],
    });
    const recent = await aProject({ owner, name: 'Recent' });
    await aProject({ name: 'Somebody else’s' });
    const [en, fr] = old.languages;

    const first = await as(owner).get<ProjectSummary[]>(routes.listProjects());
    expect(first.body.map(({ name }) => name)).toEqual(['Recent', 'Old']);
    expect(first.body[1]).toEqual({
      id: old.project.id,
      name: 'Old',
      color: '3366FF',
      pluralMode: 'strict',
      sourceLanguageId: en?.id,
      archivedAt: null,
      archivedBy: null,
      description: '',
      role: 'owner',
      createdAt: expect.stringMatching(/Z$/) as string,
      updatedAt: expect.stringMatching(/Z$/) as string,
      languages: [
        {
          id: en?.id,
          name: 'en',
          tag: 'en',
          access: 'target',
          stats: { empty: 2, modified: 2, validated: 0, invalidated: 0 },
        },
        {
          id: fr?.id,
          name: 'fr',
          tag: 'fr',
          access: 'target',
          stats: { empty: 4, modified: 0, validated: 0, invalidated: 0 },
        },
      ],
      stats: { empty: 6, modified: 2, validated: 0, invalidated: 0 },
    });

    const { id, keyId } = old.value('title', 'en');
    await as(owner).patch(routes.writeValue(old.project.id, keyId, id), { name: 'Heading' });
    const then = await as(owner).get<ProjectSummary[]>(routes.listProjects());
    expect(then.body.map(({ name }) => name)).toEqual(['Old', 'Recent']);
    expect(recent.project.id).toBe(then.body[1]?.id);
  });

  it('shows and counts only the languages of a limited member', async () => {
    const { project, language } = await aProject({ languages: ['en', 'fr', 'de'], keys: ['title'] });
    const member = await aMember(project, 'translator', {
      source: [language('en')],
      target: [language('fr')],
    });
    const reply = await as(member).get<ProjectSummary[]>(routes.listProjects());
    expect(reply.body).toMatchObject([
      {
        role: 'translator',
        languages: [
          { name: 'en', access: 'source' },
          { name: 'fr', access: 'target' },
        ],
        stats: { empty: 2 },
      },
    ]);
  });
});

describe('PUT /projects/:projectId', () => {
  it('changes name, colour and description, and nothing else', async () => {
    const { project, owner } = await aProject();
    const body = { name: 'Renamed', color: 'aabbcc', description: 'New', id: 1, createdAt: '2000-01-01' };
    const reply = await as(owner).put<ProjectView>(routes.updateProject(project.id), body);
    expect(reply).toMatchObject({
      status: 200,
      body: { id: project.id, name: 'Renamed', color: 'aabbcc', description: 'New' },
    });
    expect(reply.body.createdAt).toBe(project.createdAt.toISOString());
    expect(new Date(reply.body.updatedAt) > project.updatedAt).toBe(true);
    const list = await as(owner).get<ProjectSummary[]>(routes.listProjects());
    expect(list.body[0]).toMatchObject({ name: 'Renamed', updatedAt: reply.body.updatedAt });
  });

  it('keeps the description if the body has none, and empties it if asked to', async () => {
    const { project, owner } = await aProject();
    const put = (change: object) =>
      as(owner).put<ProjectView>(routes.updateProject(project.id), { name: 'a', color: 'aabbcc', ...change });
    await put({ description: 'Kept' });
    expect((await put({})).body.description).toBe('Kept');
    expect((await put({ description: '' })).body.description).toBe('');
  });

  it.each([{ name: '' }, { color: 'red' }, { description: null }, { name: 7 }])(
    'answers 400 to %j',
    async (wrong) => {
      const { project, owner } = await aProject();
      const body = { name: 'a', color: 'aabbcc', description: '', ...wrong };
      expect(await as(owner).put(routes.updateProject(project.id), body)).toMatchObject({
        status: 400,
        body: {
          error: 'validation_error',
          fields: { [String(Object.keys(wrong)[0])]: expect.any(String) as string },
        },
      });
    },
  );
});

describe('DELETE /projects/:projectId', () => {
  it('deletes everything in the project, nothing in other projects, and leaves an audit entry', async () => {
    const owner = await aUser();
    const doomed = await aProject({
      owner,
      languages: ['en', 'fr'],
      keys: ['a', { name: 'b', isPlural: true }],
    });
    const other = await aProject({ owner, keys: ['a'] });
    const member = await aMember(doomed.project, 'manager', { target: [doomed.language('fr')] });
    const reply = await as(owner).delete(routes.deleteProject(doomed.project.id));
    expect(reply).toMatchObject({ status: 204, body: undefined });

    for (const user of [owner, member])
      expect(await as(user).get(routes.readProject(doomed.project.id))).toMatchObject({
        status: 403,
        body: { error: 'not_your_project' },
      });
    const left = await part(Database).query<{ rows: number }>(
      `SELECT (SELECT count(*) FROM translation_value WHERE project_id = $1)
            + (SELECT count(*) FROM language_count WHERE project_id = $1)
            + (SELECT count(*) FROM history WHERE project_id = $1)
            + (SELECT count(*) FROM membership WHERE project_id = $1) AS rows`,
      [doomed.project.id],
    );
    expect(left).toEqual([{ rows: 0 }]);
    expect((await as(owner).get<ProjectSummary[]>(routes.listProjects())).body.map(({ id }) => id)).toEqual([
      other.project.id,
    ]);
    expect(await recount(other.project.id)).toEqual(
      new Map([[other.language('en').id, { empty: 1, modified: 0, validated: 0, invalidated: 0 }]]),
    );
    expect(await part(Database).repository(AuditLog).findBy({ projectId: doomed.project.id })).toMatchObject([
      {
        action: 'project.deleted',
        actorId: owner.id,
        details: { name: doomed.project.name },
        requestId: reply.headers.get('x-request-id'),
      },
    ]);
  });
});

import { routes } from '#core/api/routes.js';

import { ok, startServer } from '../testing/server.js';
import type { FakeServer } from '../testing/server.js';
import { keepSession } from '../testing/session.js';
import { aPluralProject } from '../testing/plural-project.js';
import { aProject } from '../testing/sample-projects.js';
import { loadProject } from './load-project.js';
import { removeKey } from './store/edit-project.js';

beforeEach(() => keepSession());

/** A server with a project that does not change, and says so. */
const unchanged = (tag = 'W/"7-1"'): FakeServer =>
  startServer().on('GET', routes.readProject(7), ({ ifNoneMatch }) =>
    ifNoneMatch === tag ? { status: 304 } : { ...ok(aProject()), headers: { etag: tag } },
  );

const lastTag = (server: FakeServer) => server.to('GET', routes.readProject(7)).at(-1)?.ifNoneMatch;

describe('loading a project', () => {
  it('makes the details of its columns', async () => {
    for (const project of [aProject(), aPluralProject()]) {
      startServer().on('GET', routes.readProject(7), ok(project));
      await expect(loadProject(5, 7, undefined)).resolves.toEqual(project);
    }
  });

  it('keeps what is there while the server has nothing else', async () => {
    const server = unchanged();
    const first = await loadProject(5, 7, undefined);
    expect(lastTag(server)).toBeNull();
    expect(await loadProject(5, 7, first)).toBe(first);
    expect(lastTag(server)).toBe('W/"7-1"');
  });

  it('takes all of it if it was edited here since', async () => {
    const server = unchanged();
    const edited = removeKey(await loadProject(5, 7, undefined), 11);
    expect(await loadProject(5, 7, edited)).toEqual(aProject());
    expect(lastTag(server)).toBeNull();
  });

  it('takes what has changed', async () => {
    unchanged();
    const first = await loadProject(5, 7, undefined);
    startServer().on('GET', routes.readProject(7), ok(aProject({ name: 'New' })));
    await expect(loadProject(5, 7, first)).resolves.toMatchObject({ name: 'New' });
  });
});

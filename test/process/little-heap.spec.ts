import { setTimeout as pause } from 'node:timers/promises';

import { jest } from '@jest/globals';

import type { ProjectColumns } from '#core/api/columns/columns.js';
import { API_BASE, routes, valuesPath } from '#core/api/routes.js';

import { caller, register } from './support/caller.js';
import { aLargeProject } from './support/large-project.js';
import { start } from './support/motley.js';
import { useSharedPostgres } from './support/replicas.js';

jest.setTimeout(900_000);

const UNLIMITED = {
  API_RATE_LIMIT: '1000000',
  DETAILS_RATE_LIMIT: '1000000',
  DATABASE_STATEMENT_TIMEOUT_MS: '60000',
};

/** As many texts as one import and one change in bulk can write: 180 MB. */
const SIZE = { keys: 900, languages: 10, characters: 20_000 };
const BYTES = SIZE.keys * SIZE.languages * SIZE.characters;

interface Received {
  status: number;
  bytes: number;
  /** The last character. */
  end: string;
}

/** Reads a response that is too large for one string. */
async function read(url: string, token: string): Promise<Received> {
  const reply = await fetch(url, { headers: { authorization: `Bearer ${token}` } });
  let [bytes, last] = [0, 0];
  for await (const chunk of reply.body as unknown as AsyncIterable<Uint8Array>) {
    bytes += chunk.length;
    last = chunk.at(-1) ?? last;
  }
  return { status: reply.status, bytes, end: String.fromCharCode(last) };
}

describe('a server with a heap of 256 MB', () => {
  const postgres = useSharedPostgres();

  it('sends a project of 180 MB, in every form and to several at once, and answers others meanwhile', async () => {
    const motley = start({ ...(await postgres.environment()), ...UNLIMITED });
    const address = await motley.address;
    const token = await register(address);
    const there = caller(address, token);
    const { id, languageIds } = await aLargeProject(there, postgres.url(), SIZE);
    const reads = Promise.all(
      [routes.readColumns(id), routes.readProject(id), routes.listKeys(id), routes.listGroups(id)].map(
        (path) => read(`${address}${API_BASE}${path}`, token),
      ),
    );
    let isDone = false;
    const done = reads.finally(() => (isDone = true));
    while (!isDone) {
      await there.get(routes.listProjects());
      await pause(100);
    }
    for (const { status, bytes, end } of await done) {
      // A call that has waited too long can be repeated.
      if (status === 503) continue;
      expect([status, bytes > BYTES, /[\]}]/.test(end)]).toEqual([200, true, true]);
    }
    const [languageId = 0] = languageIds;
    const { values } = await there.get<ProjectColumns>(`${routes.readColumns(id)}?languageId=${languageId}`);
    const listed = await there.get<{ name: string }[]>(valuesPath(id, languageId));
    expect(values.flatMap(({ texts }) => texts)).toEqual(listed.map(({ name }) => name));
    expect(listed.map(({ name }) => name.length)).toEqual(
      Array.from({ length: SIZE.keys }, () => SIZE.characters),
    );
    expect(await motley.end('SIGTERM')).toMatchObject({ code: 0 });
  });
});

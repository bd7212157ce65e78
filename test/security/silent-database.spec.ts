import { createServer } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

import { Server } from 'socket.io';

import { routes } from '#core/api/routes.js';

import { FanOut } from '../../src/platform/sockets/fan-out.js';
import { aText } from '../support/project/a-text.js';
import { as } from '../support/api.js';
import { useApp } from '../support/server/app.js';
import { silentProxyTo } from '../support/database/silent-proxy.js';
import type { SilentProxy } from '../support/database/silent-proxy.js';
import { workerDatabase } from '../support/database/worker-database.js';

const CLIENTS = 5;
/** Milliseconds between two messages from one process to the other. */
const AGAIN_MS = 100;

/** A database with a proxy that can drop everything, without a reset. */
function proxiedDatabase() {
  let proxy: SilentProxy;
  afterAll(() => proxy.stop());
  return {
    proxy: () => proxy,
    url: async () => {
      const { url, ...rest } = await silentProxyTo(await workerDatabase());
      ({ proxy } = rest);
      return url;
    },
  };
}

describe('a database that stops responding', () => {
  const database = proxiedDatabase();
  useApp(
    {
      databasePool: 2,
      databaseImportPool: 1,
      databaseConnectTimeout: 2_000,
      databaseStatementTimeout: 2_000,
    },
    database.url,
  );

  it('causes 503 and never 500, closes the old connections and opens new ones', async () => {
    const { owner, path } = await aText();
    const text = { name: 'before' };
    expect((await as(owner).patch(path, text)).status).toBe(200);
    database.proxy().forget();
    const during = await Promise.all(
      Array.from({ length: CLIENTS }, (_, n) => as(owner).patch(path, { name: `during ${n}` })),
    );
    expect(during.map(({ status }) => status)).toEqual(Array(CLIENTS).fill(503));
    database.proxy().pass();
    for (;;) {
      const { status } = await as(owner).get(routes.readMe());
      if (status === 200) break;
      expect(status).toBe(503);
    }
    expect((await as(owner).patch(path, { name: 'after' })).status).toBe(200);
  });
});

describe('sockets between processes, on a database that stops responding', () => {
  const database = proxiedDatabase();
  const ends: (() => Promise<unknown>)[] = [];
  afterEach(async () => {
    for (const end of ends.splice(0)) await end();
  });

  /** The sockets of one process, connected to the others over the database at `url`. */
  async function aProcess(url: string): Promise<Server> {
    const fanOut = new FanOut(url, { checkInterval: 200, answerTimeout: 500 });
    const http = createServer();
    const server = new Server(http, { adapter: fanOut.adapter() });
    await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
    ends.push(() => server.close().then(() => fanOut.end()));
    return server;
  }

  /** Sends from one process until the other has received it. */
  async function untilHeard(from: Server, to: Server, word: string): Promise<void> {
    let hasHeard = false;
    to.on(word, () => (hasHeard = true));
    while (!hasHeard) {
      from.serverSideEmit(word);
      await pause(AGAIN_MS);
    }
  }

  it('are delivered again once it responds, in both directions', async () => {
    const direct = await aProcess(await workerDatabase());
    const proxied = await aProcess(await database.url());
    await untilHeard(direct, proxied, 'before');
    await untilHeard(proxied, direct, 'and back');
    database.proxy().forget();
    database.proxy().pass();
    await untilHeard(direct, proxied, 'after');
    await untilHeard(proxied, direct, 'and back again');
    expect(database.proxy().silent()).toBe(0);
  });
});

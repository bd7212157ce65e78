import { createServer } from 'node:http';

import { Database } from '../../../src/platform/database/database.js';
import { GracefulShutdown } from '../../../src/platform/http/graceful-shutdown.js';
import { currentApp, part, useApp } from '../../support/server/app.js';
import { ownDatabase } from '../../support/database/worker-database.js';

const ask = async (path: string): Promise<number> => (await fetch(`${currentApp().origin}${path}`)).status;

describe('a load balancer', () => {
  useApp({}, () => ownDatabase(`health_${process.env.JEST_WORKER_ID ?? '1'}`));

  it('reports not ready while a migration of this release is missing', async () => {
    expect(await ask('/readyz')).toBe(200);
    const last = 'SELECT max(id) FROM migrations';
    await part(Database).query(`UPDATE migrations SET name = name || ' (not yet)' WHERE id = (${last})`);
    expect([await ask('/readyz'), await ask('/healthz')]).toEqual([503, 200]);
    await part(Database).query(`UPDATE migrations SET name = replace(name, ' (not yet)', '')`);
    expect(await ask('/readyz')).toBe(200);
  });

  it('reports not ready once the shutdown begins', async () => {
    const server = createServer();
    const listening = new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    await listening;
    await part(GracefulShutdown).finish(server, 1_000);
    expect([await ask('/readyz'), await ask('/healthz')]).toEqual([503, 200]);
  });
});

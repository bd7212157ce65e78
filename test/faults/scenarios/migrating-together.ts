import { migrations } from '../../../migrations/index.js';
import type { Product } from '../support/product.js';
import { withClient } from '../support/stage.js';
import { whileEditing } from '../support/under-load.js';
import type { Scenario } from './index.js';

const REPLICAS = 3;

/** Only the one that migrates has written anything. */
const WRITING = `
  SELECT application_name AS name FROM pg_stat_activity
  WHERE datname = current_database() AND application_name LIKE 'replica %' AND backend_xid IS NOT NULL`;

async function untilOneMigrates(url: string): Promise<string> {
  return withClient(url, async (client) => {
    for (;;) {
      const { rows } = await client.query<{ name: string }>(WRITING);
      if (rows[0] !== undefined) return rows[0].name;
    }
  });
}

async function timesOfEachMigration(url: string): Promise<number[]> {
  const { rows } = await withClient(url, (client) =>
    client.query<{ times: number }>('SELECT count(*)::int AS times FROM migrations GROUP BY name'),
  );
  return rows.map(({ times }) => times);
}

export const migratingTogether: Scenario = {
  id: 'migrating-together',
  what: `${REPLICAS} replicas migrate an empty database together; the one that does is killed in the middle`,
  async run(stage) {
    const url = await stage.database();
    const names = Array.from({ length: REPLICAS }, (_, index) => `replica ${index}`);
    const replicas = new Map<string, Product>();
    for (const name of names) {
      const own = new URL(url);
      own.searchParams.set('application_name', name);
      replicas.set(name, await stage.prepare({ environment: { DATABASE_URL: own.href } }));
    }
    const starts = [...replicas.values()].map((replica) =>
      replica.start().then(
        () => true,
        () => false,
      ),
    );
    const victim = await untilOneMigrates(url);
    await replicas.get(victim)?.end('SIGKILL');
    const [started, times] = [await Promise.all(starts), await timesOfEachMigration(url)];
    await replicas.get(victim)?.start();
    const [first, second] = [...replicas.values()];
    return whileEditing({ stage, origin: first?.origin ?? '', url }, async ({ goOn, expect }) => {
      expect('all but the killed one start', started.filter(Boolean).length === REPLICAS - 1);
      expect(
        'every migration is there once',
        times.length === migrations.length && times.every((one) => one === 1),
      );
      await second?.end('SIGKILL');
      await second?.start();
      await goOn();
      return `${victim} killed; ${times.length} migrations, each once; another one killed and started beside the editors`;
    });
  },
};

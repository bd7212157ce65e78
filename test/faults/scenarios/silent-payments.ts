import type { Fault } from '../../fake-stripe/http/faults.js';
import { anAccount } from '../support/account.js';
import type { Account } from '../support/account.js';
import { startPayments } from '../support/payments.js';
import type { Payments } from '../support/payments.js';
import { withClient } from '../support/stage.js';
import { underLoad } from '../support/under-load.js';
import type { Scene } from '../support/under-load.js';
import type { Scenario } from './index.js';

const WAYS: readonly Fault['how'][] = ['silence', 'drop', 'malformed', 500, 429, 401];
/** More calls than a scenario makes. */
const ALWAYS = 1_000;
const ANSWER_TIMEOUT_MS = 12_000;

const WAITING = `
  SELECT count(*)::int AS held FROM pg_stat_activity
  WHERE datname = current_database() AND state LIKE 'idle in transaction%'
    AND state_change < now() - interval '1 second'`;

async function failIn(
  how: Fault['how'],
  { fake, ask }: Payments,
  people: readonly Account[],
  { world, url, expect }: Scene,
): Promise<void> {
  const name = typeof how === 'object' ? 'delay' : String(how);
  fake.fail({ match: '', how, times: ALWAYS });
  const startedAt = performance.now();
  const asked = Promise.all(people.map((one) => ask(world.origin, one)));
  if (how === 'silence') {
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    const { rows } = await withClient(url, (client) => client.query<{ held: number }>(WAITING));
    expect('no connection waits for Stripe inside a transaction', rows[0]?.held === 0);
  }
  const answers = await asked;
  const took = performance.now() - startedAt;
  fake.recover();
  const statuses = answers.map(({ status }) => status);
  expect(
    `${name}: 503 for all, not ${statuses.join(', ')}`,
    statuses.every((one) => one === 503),
  );
  expect(`${name}: within 12 s, not ${Math.round(took)} ms`, took <= ANSWER_TIMEOUT_MS);
}

export const silentPayments: Scenario = {
  id: 'silent-payments',
  what: 'Stripe says nothing, hangs up, answers nonsense, 500, 429 and 401',
  async run(stage) {
    const payments = await startPayments();
    const quickly: Record<string, string> = stage.isQuick ? { STRIPE_TIMEOUT_MS: '3000' } : {};
    try {
      return await underLoad(stage, {
        environment: { ...payments.environment, ...quickly },
        async fault(scene) {
          const { world, expect } = scene;
          const people = await Promise.all(Array.from({ length: 8 }, () => anAccount(world.origin)));
          for (const how of WAYS) await failIn(how, payments, people, scene);
          const after = await Promise.all(people.map((one) => payments.ask(world.origin, one)));
          expect(
            'everybody can subscribe afterwards',
            after.every(({ status }) => status === 201),
          );
          const made = [...payments.fake.world.subscriptions.values()];
          expect(
            `one subscription each, not ${made.length} of ${people.length}`,
            made.length === people.length,
          );
          return `${people.length} people in ${WAYS.length} ways, then each has one subscription`;
        },
      });
    } finally {
      await stage.clear();
      await payments.stop();
    }
  },
};

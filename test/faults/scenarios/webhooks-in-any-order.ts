import { routes } from '#core/api/routes.js';
import type { CurrentSubscriptionView } from '#core/api/subscriptions.js';

import type { FakeEvent } from '../../fake-stripe/index.js';
import { anAccount } from '../support/account.js';
import type { Account } from '../support/account.js';
import { at, call, must } from '../support/calls.js';
import { deliver, startPayments } from '../support/payments.js';
import type { Payments } from '../support/payments.js';
import { whileEditing } from '../support/under-load.js';
import type { Scenario } from './index.js';

const KINDS = [
  'customer.subscription.created',
  'invoice.paid',
  'subscription_schedule.released',
  'customer.subscription.updated',
] as const;

const permutations = <T>(items: readonly T[]): T[][] =>
  items.length < 2
    ? [[...items]]
    : items.flatMap((item, index) =>
        permutations(items.filter((_other, place) => place !== index)).map((rest) => [item, ...rest]),
      );

/** A user subscribes, changes the plan and cancels; returns the last event of each kind, all of them unsent. */
async function messagesAbout(account: Account, origin: string, payments: Payments): Promise<FakeEvent[]> {
  const { webhooks, settings } = payments.fake;
  await payments.subscribe(origin, account);
  const { token } = account;
  await must(at(origin, routes.switchPlan()), 'PATCH', {
    token,
    body: { priceId: settings.stripePriceYearly },
  });
  await must(at(origin, routes.terminateSubscription()), 'DELETE', { token });
  const messages = webhooks.take();
  return KINDS.flatMap((kind) => messages.filter(({ type }) => type === kind).slice(-1));
}

/** The subscription according to both replicas and to Stripe: a single state if they agree. */
async function sayings(
  account: Account,
  origins: readonly string[],
  { fake }: Payments,
): Promise<Set<string>> {
  const { token } = account;
  const said = await Promise.all(
    origins.map(async (origin) => {
      const path = at(origin, routes.readCurrentSubscription());
      const { subscription } = await must<CurrentSubscriptionView>(path, 'GET', { token });
      return `${subscription?.stripeSubscriptionId} ${subscription?.status} ${subscription?.stripePriceId} ${subscription?.details.terminationAt === null}`;
    }),
  );
  const mine = [...fake.world.subscriptions.values()].filter(
    ({ metadata }) => metadata['userId'] === String(account.id),
  );
  const truth = mine.map(
    ({ id, status, items, cancel_at_period_end: ends }) =>
      `${id} ${status} ${items.data[0]?.price.id} ${!ends}`,
  );
  return new Set([...said, ...truth]);
}

export const webhooksInAnyOrder: Scenario = {
  id: 'webhooks-in-any-order',
  what: 'the messages of Stripe in all 24 orders, each to both replicas, then again, then late',
  async run(stage) {
    const payments = await startPayments();
    const { fake, environment } = payments;
    const url = await stage.database();
    const first = await stage.product({ environment: { DATABASE_URL: url, ...environment } });
    const second = await stage.product({ environment: { DATABASE_URL: url, ...environment } });
    const origins = [first.origin, second.origin];
    const send = (event: FakeEvent): Promise<number[]> =>
      Promise.all(origins.map((origin) => deliver(origin, event, fake.settings.stripeWebhookSecret)));
    try {
      return await whileEditing({ stage, origin: first.origin, url }, async ({ expect }) => {
        fake.webhooks.hold();
        const orders = permutations(KINDS);
        const statuses: number[] = [];
        const all: { account: Account; messages: FakeEvent[] }[] = [];
        for (const order of orders) {
          const account = await anAccount(first.origin);
          const messages = await messagesAbout(account, first.origin, payments);
          const sorted = order.flatMap((kind) => messages.filter(({ type }) => type === kind));
          expect('every kind of message was sent', sorted.length === KINDS.length);
          for (const message of [...sorted, ...sorted]) statuses.push(...(await send(message)));
          all.push({ account, messages: sorted });
        }
        const late = all.flatMap(({ messages }) => messages).reverse();
        for (const message of late) statuses.push(...(await send(message)));
        const wrong = statuses.filter((status) => status !== 200 && status !== 409);
        expect(`messages are accepted, not answered ${[...new Set(wrong)].join(', ')}`, wrong.length === 0);
        for (const { account } of all) {
          const views = await sayings(account, origins, payments);
          expect(`one state of each subscription, not ${[...views].join(' / ')}`, views.size === 1);
        }
        const { status } = await call(at(first.origin, routes.readConfig()), 'GET');
        expect('the application serves', status === 200);
        const repeated = statuses.filter((one) => one === 409).length;
        return `${statuses.length} messages of ${orders.length} people, ${repeated} asked to come again`;
      });
    } finally {
      await stage.clear();
      await payments.stop();
    }
  },
};

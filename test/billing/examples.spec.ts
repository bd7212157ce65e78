import { CALLS } from '#core/api/calls.js';
import type { CallName } from '#core/api/calls.js';
import { PAYMENT_SCENARIO } from '#core/api/examples/examples.js';
import type { Example } from '#core/api/examples/examples.js';
import type { SubscriptionIntentView } from '#core/api/subscriptions.js';

import { assertDefined } from '../../src/platform/assert-defined.js';
import type { Reply } from '../support/api.js';
import { faultsOf } from '../support/openapi.js';
import { ScenarioRunner } from '../support/server/scenario-runner.js';
import { aUser } from '../support/project/world.js';
import { fake, MONTHLY, pay, stripe, useBillingStory, YEARLY } from './support/billing.js';

/** Steps outside the API before the next call. */
const AFTERWARDS: Partial<Record<CallName, (answer: unknown) => Promise<unknown>>> = {
  createSubscriptionIntent: (answer) => pay(answer as SubscriptionIntentView),
};

/** The provider signs what it tells, now. */
function signed(example: Example): Example {
  if (example.call !== 'receiveStripeEvent') return example;
  const payload = JSON.stringify({ ...Object(example.body), created: Math.floor(Date.now() / 1000) });
  const secret = fake.settings.stripeWebhookSecret;
  const signature = stripe.webhooks.generateTestHeaderString({ payload, secret });
  return { ...example, body: payload, headers: { 'stripe-signature': signature } };
}

describe('the examples of payments, run as one scenario', () => {
  useBillingStory();
  const replies: Reply<unknown>[] = [];
  beforeAll(async () => {
    const scenario = new ScenarioRunner();
    scenario.addSession('cleo', await aUser({ username: 'Cleo' }));
    const [first, second] = [...new Set(PAYMENT_SCENARIO.flatMap(({ body }) => pricesIn(body)))];
    scenario.substitute(String(first), MONTHLY);
    scenario.substitute(String(second), YEARLY);
    for (const example of PAYMENT_SCENARIO) {
      const reply = await scenario.run(signed(example));
      replies.push(reply);
      await AFTERWARDS[example.call]?.(scenario.toReal(reply.body));
      await fake.webhooks.settled();
    }
  });

  it.each(PAYMENT_SCENARIO.map((example, index) => [index, example.call, example] as const))(
    '%i %s',
    (index, call, example) => {
      const reply = assertDefined(replies[index], 'answer');
      expect({ status: reply.status, body: reply.body }).toEqual({
        status: CALLS[call].success,
        body: example.answer,
      });
      expect(faultsOf(call, reply)).toEqual([]);
    },
  );
});

const pricesIn = (body: unknown): unknown[] =>
  typeof body === 'object' && body !== null && 'priceId' in body ? [body.priceId] : [];

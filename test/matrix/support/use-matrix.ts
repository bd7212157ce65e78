import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import type { Settings } from '../../../src/platform/config/config.js';
import { useApp } from '../../support/server/app.js';
import { ownDatabase } from '../../support/database/worker-database.js';
import { Matrix } from './matrix.js';
import type { Wishes } from './matrix.js';

/** Billing is enabled, with a provider that refuses all calls; there are no trials. */
const takesPayments = (stripeApiBase: string): Partial<Settings> => ({
  stripeSecretKey: 'sk_test_matrix',
  stripePublishableKey: 'pk_test_matrix',
  stripeWebhookSecret: 'whsec_matrix',
  stripePriceMonthly: 'price_month',
  stripePriceYearly: 'price_year',
  stripeApiBase,
  freeTrialDays: 0,
  billingLimit: 1_000_000,
});

const priceOf = (interval: string) => ({
  id: `price_${interval}`,
  active: true,
  unit_amount: 1200,
  currency: 'eur',
  recurring: { interval, interval_count: 1 },
});

/** A provider that returns its prices and otherwise refuses every key, after which it is not called again. */
function useProvider(settings: Partial<Settings>): void {
  const provider = createServer(({ url = '' }, response) => {
    const interval = /^\/v1\/prices\/price_(month|year)/.exec(url)?.[1];
    response.writeHead(interval === undefined ? 401 : 200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(interval === undefined ? { error: {} } : priceOf(interval)));
  });
  beforeAll(async () => {
    await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve));
    const { port } = provider.address() as AddressInfo;
    Object.assign(settings, takesPayments(`http://127.0.0.1:${port}`));
  });
  afterAll(() => {
    provider.closeAllConnections();
    provider.close();
  });
}

let databases = 0;

/** Creates a separate database for the specs of the surrounding block. */
export function useMatrix(wishes: Wishes = {}): () => Matrix {
  const database = `matrix_${process.env.JEST_WORKER_ID ?? '1'}_${(databases += 1)}`;
  const settings: Partial<Settings> = {};
  let matrix: Matrix | null = null;
  let url = '';
  if (wishes.billing !== undefined && wishes.billing !== 'off') useProvider(settings);
  useApp(settings, async () => (url = await ownDatabase(database)));
  beforeAll(async () => {
    matrix = await Matrix.over(url, wishes);
  });
  afterAll(async () => {
    const left = await matrix?.tables.changedInFull();
    await matrix?.close();
    expect(left).toEqual([]);
  });
  return () => {
    if (matrix === null) throw new Error('The matrix is not there yet.');
    return matrix;
  };
}

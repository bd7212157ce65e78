import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

import { underLoad } from '../support/under-load.js';
import type { Scenario } from './index.js';

interface Clock {
  /** As libfaketime reads it. */
  time: string;
  /** The time zone of the process. */
  zone?: string;
}

const CLOCKS: readonly Clock[] = [
  { time: '+10m' },
  { time: '-10m' },
  // Every token has expired.
  { time: '+20m' },
  // Both changes of the clocks, a moment before.
  { time: '@2027-03-28 01:59:58', zone: 'Europe/Paris' },
  { time: '@2026-10-25 02:59:58', zone: 'Europe/Paris' },
  // The last second of 32 bits.
  { time: '@2038-01-19 03:14:05', zone: 'UTC' },
];

/** Starts a program at another time, which continues from there. */
const at =
  ({ time, zone }: Clock) =>
  (command: string[]): string[] => [
    'env',
    ...(zone === undefined ? [] : [`TZ=${zone}`]),
    'faketime',
    '-f',
    time,
    ...command,
  ];

export const otherClocks: Scenario = {
  id: 'clocks',
  what: 'the application restarts ten minutes off, at both changes of the clocks, and in 2038',
  async run(stage) {
    const isThere = await promisify(execFile)('faketime', ['-f', '+1d', 'true']).then(
      () => true,
      () => false,
    );
    if (!isThere) return null;
    return underLoad(stage, {
      async fault({ product, load, goOn, expect }) {
        for (const clock of CLOCKS) {
          await product.end('SIGTERM');
          product.wrap = at(clock);
          await product.start();
          const before = load.changes;
          await load.backAfter(performance.now(), 10_000);
          await goOn();
          expect(`edits succeed at ${clock.time}`, load.changes > before);
        }
        const refused = load.statuses.get(401) ?? 0;
        expect('expired tokens are refused', refused > 0);
        return `${CLOCKS.map(({ time }) => time).join(', ')}; ${refused} calls with expired tokens, all 401`;
      },
    });
  },
};

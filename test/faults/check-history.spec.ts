import { setImmediate as turn } from 'node:timers/promises';

import { checkHistory } from './check-history.js';
import type { HistoryRow, Operation, Read, Review, Run, Write } from './operations.js';

const VALUE = 1;
const BEFORE = { valueId: VALUE, text: 'v1', version: 1, status: 'modified' };

/** A write of the correct run below: each call lasts from one tick to the next. */
const aWrite = (version: number, changes: Partial<Write> = {}): Write => ({
  kind: 'write',
  client: 1,
  t0: 10 * version,
  t1: 10 * version + 5,
  valueId: VALUE,
  text: `v${version}`,
  base: version - 1,
  returned: version,
  outcome: 'ok',
  ...changes,
});
const read = (version: number, changes: Partial<Read> = {}): Read => ({
  kind: 'read',
  client: 2,
  t0: 10 * version + 6,
  t1: 10 * version + 8,
  valueId: VALUE,
  text: `v${version}`,
  version,
  status: 'modified',
  ...changes,
});
const review = (version: number, changes: Partial<Review> = {}): Review => ({
  kind: 'review',
  client: 3,
  t0: 10 * version,
  t1: 10 * version + 5,
  valueId: VALUE,
  text: `v${version - 1}`,
  base: version - 1,
  returned: version,
  outcome: 'ok',
  ...changes,
});
const row = (version: number, text = `v${version}`): HistoryRow => ({
  valueId: VALUE,
  version,
  text,
  status: 'modified',
});

/** Two texts, the second of which is validated: a run without a fault. */
const RIGHT: Run = {
  before: [BEFORE],
  operations: [aWrite(2), read(2), aWrite(3), read(3), review(4)],
  after: [{ ...BEFORE, text: 'v3', version: 4, status: 'validated' }],
  history: [row(2), row(3), row(4, 'v3')],
};

const withOperations = (...operations: Operation[]): Run => ({ ...RIGHT, operations });
const added = (...operations: Operation[]): Run => withOperations(...RIGHT.operations, ...operations);

const rulesBroken = (run: Run): number[] =>
  [...new Set(checkHistory(run).map(({ rule }) => rule))].sort((a, b) => a - b);

describe('the checker of histories', () => {
  it('finds nothing in a correct run', () => {
    expect(checkHistory(RIGHT)).toEqual([]);
  });

  it('accepts that a call without a response was executed or not', () => {
    const lost = aWrite(3, { outcome: 'unknown', returned: null });
    expect(checkHistory(withOperations(aWrite(2), lost, review(4, { text: 'v3' })))).toEqual([]);
    expect(checkHistory(added(aWrite(5, { outcome: 'unknown', returned: null })))).toEqual([]);
  });

  it('accepts either version for overlapping calls', () => {
    expect(checkHistory(added(read(1, { t0: 20, t1: 26 })))).toEqual([]);
  });

  it.each<[rule: number, what: string, run: Run]>([
    [1, 'a lost update', added(aWrite(3, { client: 4, text: 'another' }))],
    [2, 'a step over a version', withOperations(aWrite(2), aWrite(3, { base: 1 }), review(4))],
    [3, 'an acknowledged version that is gone', { ...RIGHT, after: [{ ...BEFORE, text: 'v3', version: 3 }] }],
    [3, 'a value that is gone', { ...RIGHT, after: [] }],
    [
      4,
      'another text than the acknowledged one',
      { ...withOperations(aWrite(2), aWrite(3)), after: [{ ...BEFORE, text: 'v2', version: 3 }] },
    ],
    [5, 'a refused text that is read', added(aWrite(3, { client: 4, outcome: 'refused', returned: null }))],
    [6, 'a version of nobody', { ...RIGHT, after: [{ ...BEFORE, text: 'v3', version: 5 }] }],
    [7, 'a reader who goes back in time', added(read(2, { t0: 50, t1: 51 }))],
    [
      7,
      'a writer who goes back in time',
      withOperations(
        aWrite(2),
        aWrite(3),
        review(4),
        read(4, { t0: 31, t1: 32, text: 'v3' }),
        aWrite(3, { t0: 60, t1: 61 }),
      ),
    ],
    [8, 'two texts of one version', added(read(3, { text: 'v2' }))],
    [9, 'a text that was validated unread', withOperations(aWrite(2), aWrite(3), review(4, { text: 'v2' }))],
    [10, 'an acknowledged text without history', { ...RIGHT, history: [row(2), row(4, 'v3')] }],
    [10, 'a history of nobody', { ...RIGHT, history: [...RIGHT.history, row(5)] }],
  ])('finds by rule %s %s', (rule, _what, run) => {
    expect(rulesBroken(run)).toContain(rule);
  });

  it('distinguishes a register that compares versions from a naive one', async () => {
    expect(checkHistory(await runOf(new Register('compares')))).toEqual([]);
    expect(rulesBroken(await runOf(new Register('naive')))).toEqual(expect.arrayContaining([1]));
  });

  it('checks 200,000 operations', () => {
    const versions = Array.from({ length: 100_000 }, (_, index) => index + 2);
    const last = versions.at(-1) ?? 0;
    const run: Run = {
      before: [BEFORE],
      operations: versions.flatMap((version) => [aWrite(version), read(version)]),
      after: [{ ...BEFORE, text: `v${last}`, version: last }],
      history: versions.map((version) => row(version)),
    };
    expect(checkHistory(run)).toEqual([]);
  });
});

/** One value; the naive one reads first and writes later, like code without a lock. */
class Register {
  text = BEFORE.text;
  version = BEFORE.version;
  readonly history: HistoryRow[] = [];

  constructor(private readonly kind: 'naive' | 'compares') {}

  async write(text: string, base: number): Promise<number | null> {
    const seen = this.version;
    if (this.kind === 'naive') await turn();
    if ((this.kind === 'naive' ? seen : this.version) !== base) return null;
    this.version = base + 1;
    this.text = text;
    this.history.push(row(this.version, text));
    await turn();
    return base + 1;
  }
}

/** The observations of five clients that write to a register concurrently. */
async function runOf(register: Register): Promise<Run> {
  let now = 0;
  const operations: Operation[] = [];
  const client = async (number: number): Promise<void> => {
    for (let round = 0; round < 20; round += 1) {
      const [base, text, t0] = [register.version, `client ${number}, round ${round}`, (now += 1)];
      const returned = await register.write(text, base);
      const outcome = returned === null ? 'refused' : 'ok';
      operations.push({
        kind: 'write',
        client: number,
        t0,
        t1: (now += 1),
        valueId: VALUE,
        text,
        base,
        returned,
        outcome,
      });
    }
  };
  await Promise.all([1, 2, 3, 4, 5].map(client));
  const { text, version, history } = register;
  return { operations, before: [BEFORE], after: [{ ...BEFORE, text, version }], history };
}

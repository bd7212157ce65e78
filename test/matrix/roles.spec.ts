import { CALLS } from '#core/api/calls.js';

import { faultsOf, useMatrix } from './support/use-matrix.js';
import type { Cell } from './support/use-matrix.js';
import { refusalFor } from './support/oracle.js';
import { PRINCIPALS } from './support/people.js';
import { TABLE } from './support/rules.js';
import { nameOf, pathOf } from './support/sample.js';
import type { Sample } from './support/sample.js';
import { SAMPLES } from './support/samples.js';

const CELLS = SAMPLES.flatMap((sample) => PRINCIPALS.map((who) => ({ sample, who })));

describe.each([
  ['nobody has to pay', 'off'],
  ['one has to pay, and nobody does', 'unpaid'],
  ['one has to pay, and the owner does', 'paid'],
] as const)('where %s', (_state, billing) => {
  const matrix = useMatrix({ billing });

  describe(`${CELLS.length} cells of a call and who makes it`, () => {
    it.each(SAMPLES.map((sample) => [nameOf(sample), sample] as const))('%s', async (_name, sample) => {
      const cells = PRINCIPALS.map((who): Cell => {
        const path = pathOf(CALLS[sample.call].path, sample);
        const sending = { path, body: sample.body?.(who), accessToken: who.accessToken };
        const refusal = refusalFor(sample, who, billing);
        return [
          who.name,
          () =>
            refusal === null
              ? matrix().allowed(sample, who, sending)
              : matrix().refused(sample, sending, refusal),
        ];
      });
      expect(await faultsOf(cells)).toEqual([]);
    });
  });
});

it('has a success beside every refusal', () => {
  const refusedToAll = SAMPLES.filter((sample) =>
    PRINCIPALS.every((who) => refusalFor(sample, who) !== null),
  );
  const isPublic = ({ call }: Sample): boolean => TABLE[call].access === 'public';
  const isOfBilling = ({ call }: Sample): boolean =>
    /subscription|paymentMethod|setupIntent|plan/i.test(call);
  expect(refusedToAll.filter((sample) => !isPublic(sample) && !isOfBilling(sample))).toEqual([]);
});

describe('the table of calls', () => {
  it('is the one of the specification', () => {
    const table = Object.entries(CALLS).map(([name, call]) => {
      const { access, success, paid, languages, tokens } = { paid: undefined, languages: undefined, ...call };
      return [name, { access, success, paid, languages, tokens }];
    });
    expect(Object.fromEntries(table)).toEqual(TABLE);
  });

  it('has every call in the matrix', () => {
    expect([...new Set(SAMPLES.map(({ call }) => call))].sort()).toEqual(Object.keys(CALLS).sort());
  });
});

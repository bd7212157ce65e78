import { CALLS } from '#core/api/calls.js';

import { faultsOf, useMatrix } from './support/matrix.js';
import type { Cell } from './support/matrix.js';
import { refusalFor } from './support/oracle.js';
import type { Entitlement } from './support/oracle.js';
import { PRINCIPALS } from './support/people.js';
import { TABLE } from './support/rules.js';
import { nameOf, pathOf } from './support/sample.js';
import { SAMPLES } from './support/samples.js';

/** Who pays. Without billing nobody has to. */
const ENTITLEMENTS: Record<string, Entitlement> = {
  'billing is off': () => ({ own: true, project: true }),
};

const matrix = useMatrix();

describe.each(Object.entries(ENTITLEMENTS))('where %s', (_state, entitlement) => {
  describe(`${SAMPLES.length * PRINCIPALS.length} cells of a call and who makes it`, () => {
    it.each(SAMPLES.map((sample) => [nameOf(sample), sample] as const))('%s', async (_name, sample) => {
      const cells = PRINCIPALS.map((who): Cell => {
        const path = pathOf(CALLS[sample.call].path, sample);
        const sending = { path, body: sample.body?.(who), accessToken: who.accessToken };
        const refusal = refusalFor(sample, who, entitlement);
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

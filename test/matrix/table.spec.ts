import { callNamed, CALLS } from '#core/api/calls.js';
import type { CallName } from '#core/api/calls.js';

import { refusalFor } from './support/oracle.js';
import { PRINCIPALS } from './support/people.js';
import { TABLE } from './support/rules.js';
import type { Sample } from './support/samples/sample.js';
import { SAMPLES } from './support/samples/samples.js';

describe('the table of calls', () => {
  it('equals its second copy in the tests', () => {
    const table = Object.keys(CALLS).map((name) => {
      const { access, success, paid, languages, tokens, archived } = callNamed(name as CallName);
      return [name, { access, success, paid, languages, tokens, archived }];
    });
    expect(Object.fromEntries(table)).toEqual(TABLE);
  });

  it('has every call in the matrix', () => {
    expect([...new Set(SAMPLES.map(({ call }) => call))].sort()).toEqual(Object.keys(CALLS).sort());
  });

  it('has a success beside every refusal there', () => {
    const refusedToAll = SAMPLES.filter((sample) =>
      PRINCIPALS.every((who) => refusalFor(sample, who) !== null),
    );
    const isPublic = ({ call }: Sample): boolean => TABLE[call].access === 'public';
    const isOfBilling = ({ call }: Sample): boolean =>
      /subscription|paymentMethod|setupIntent|plan/i.test(call);
    expect(refusedToAll.filter((sample) => !isPublic(sample) && !isOfBilling(sample))).toEqual([]);
  });
});

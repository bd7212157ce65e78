import fc from 'fast-check';
import { strToU8 } from 'fflate';

import { readFiles } from '../index.js';
import { HOSTILE } from '../testing.js';
import { LAW_RUNS } from '../../../test/support/law-runs.js';

const text = fc.array(fc.constantFrom(...HOSTILE), { maxLength: 6 }).map((parts) => parts.join(''));

describe('law 4: every text of a file is imported or named in a report', () => {
  it('holds for string catalogues', () => {
    const unit = (value: string): string => `{"stringUnit":{"state":"new","value":${JSON.stringify(value)}}}`;
    const shape = fc.oneof(
      text.map((value) => ({ json: unit(value), suffixes: [''] })),
      fc.tuple(text, text).map(([one, other]) => ({
        json: `{"variations":{"device":{"mac":${unit(one)},"other":${unit(other)}}}}`,
        suffixes: ['_device_mac', '_device_other'],
      })),
      fc.subarray(['zero', 'one', 'other', 'few'], { minLength: 1 }).map((forms) => ({
        json: `{"variations":{"plural":{${forms.map((form) => `"${form}":${unit('x')}`).join(',')}}}}`,
        suffixes: [''],
      })),
    );
    const own = fc.constantFrom('a', 'b', 'a_a', 'A', '%@', '__proto__', 'long text');
    fc.assert(
      fc.property(fc.array(fc.tuple(own, shape), { maxLength: 8 }), (strings) => {
        const source = strings.map(
          ([name, { json }]) => `${JSON.stringify(name)}:{"localizations":{"en":${json}}}`,
        );
        const json = `{"sourceLanguage":"en","strings":{${source.join(',')}},"version":"1.0"}`;
        const count = strings.reduce((sum, [, { suffixes }]) => sum + suffixes.length, 0);
        const { groups, warnings } = readFiles([{ name: 'a.xcstrings', bytes: strToU8(json) }]);
        const named = groups.flatMap(({ keys }) => keys).length;
        const reported = warnings.filter(({ reason }) =>
          ['imports.duplicate_key', 'imports.quantity_missing'].includes(reason),
        );
        expect(named + reported.length).toBe(count);
      }),
      { numRuns: LAW_RUNS },
    );
  });
});

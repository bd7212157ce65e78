import fc from 'fast-check';

import { LAW_RUNS } from '../../../test/support/law-runs.js';
import { BASE, MODEL_FORMATS, RepositoryModel } from './testing-model.js';
import type { FileSeed, Step } from './testing-model.js';

const LANGUAGES = [BASE, 'fr', 'pt-BR'];
const NEW_LANGUAGES = ['de', 'zh-TW'];
const MOST_KEYS = 5;

/** What stands in all formats as it is: other laws are for other characters. */
const text = fc.stringMatching(/^[A-Za-z][a-z]{0,6}( [A-Za-z]{1,6}){0,2}[.!]?$/);

/** The base language has all keys, and a translation some. */
const seed: fc.Arbitrary<FileSeed> = fc
  .record({
    format: fc.constantFrom(...Object.keys(MODEL_FORMATS)),
    base: fc.array(text, { minLength: 2, maxLength: MOST_KEYS }),
  })
  .chain(({ format, base }) => {
    const translation = fc.array(fc.option(text, { nil: undefined }), { maxLength: base.length });
    return fc.record({
      format: fc.constant(format),
      texts: fc.record({ [BASE]: fc.constant(base), fr: translation, 'pt-BR': translation }),
    });
  });

const at = { file: fc.nat(2), key: fc.nat(MOST_KEYS - 1) };
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('edit'),
      ...at,
      language: fc.constantFrom(...LANGUAGES, ...NEW_LANGUAGES),
      text,
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('rename'), ...at }) },
  fc.record({ kind: fc.constant('remove'), ...at }),
  fc.record({ kind: fc.constant('pull') }),
);

const order = fc.oneof(fc.constant([]), fc.shuffledSubarray(LANGUAGES, { minLength: LANGUAGES.length }));

const textsOf = (tree: ReturnType<RepositoryModel['tree']>): Record<string, string> =>
  Object.fromEntries(Object.entries(tree).map(([path, document]) => [path, document.text]));

it('a repository is written as it was, with what was done to it and nothing else', () => {
  fc.assert(
    fc.property(
      fc.array(seed, { minLength: 1, maxLength: 3 }),
      order,
      fc.array(step, { maxLength: 10 }),
      (seeds, imported, steps) => {
        const model = new RepositoryModel(seeds, imported);
        expect(model.written()).toEqual(textsOf(model.tree()));
        for (const one of steps) model.take(one);
        expect(model.written()).toEqual(textsOf(model.tree()));
        expect(model.repository.pulled(BASE)).toEqual({ created: 0, updated: 0, missing: 0 });
      },
    ),
    { numRuns: Math.ceil(LAW_RUNS / 2), seed: 1 },
  );
});

import fc from 'fast-check';

import { quantitiesOf } from '#core/domain/quantities.js';
import type { CatalogueGroup, CatalogueKey } from '#core/formats/index.js';

import type { InProject, Pick } from './gate.js';
import { IN_BOTH, MANAGER_A, OWNER_A, OWNER_B, PEOPLE, REVIEWER_B } from './people.js';
import { Step } from './step.js';
import type { Caller, Planner } from './step.js';

/** Few of each, so that they often interact. */
const PROJECTS = 3;

const aCaller = fc.record({ user: fc.nat({ max: PEOPLE }) });

/** Initial members of a project, who have some rights there. */
const INSIDERS = [
  ...[OWNER_A, OWNER_A, MANAGER_A, IN_BOTH].map((user) => ({ user, project: 0 })),
  ...[OWNER_B, OWNER_B, IN_BOTH, REVIEWER_B].map((user) => ({ user, project: 1 })),
];

const aPlace: fc.Arbitrary<InProject> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...INSIDERS) },
  { weight: 1, arbitrary: fc.record({ user: fc.nat({ max: PEOPLE }), project: fc.nat({ max: PROJECTS }) }) },
);

export const aPick: fc.Arbitrary<Pick> = fc.record({
  place: fc.nat({ max: 12 }),
  of: fc.oneof(
    { weight: 8, arbitrary: fc.constant('own' as const) },
    { weight: 2, arbitrary: fc.constant('other' as const) },
    { weight: 1, arbitrary: fc.constant('none' as const) },
  ),
});

export const aText = fc.constantFrom(
  '',
  'Title',
  'Titre',
  '%s < & "',
  '\u2028\u00e9\u{1f469}\u200d\u{1f680}',
  ' ',
);

export const aGroupName = fc.constantFrom('common', 'menu', 'Menu', '__proto__');

/** The last one is invalid. */
export const aKeyName = fc.constantFrom('title', 'open', 'close', 'save', 'Not Snake');

/** Two of them are the same. */
export const aLanguageName = fc.constantFrom('en', 'fr', 'FR', 'de', 'it');

/** The last one is invalid: it is not canonical. */
export const aTag = fc.constantFrom('en', 'fr', 'de', 'fr-CA', 'tlh', 'fr-ca');

const aFileKey: fc.Arbitrary<CatalogueKey> = fc
  .record({ name: fc.constantFrom('title', 'open', 'Free Name'), isPlural: fc.boolean(), text: aText })
  .map(({ name, isPlural, text }) => ({
    name,
    isPlural,
    values: quantitiesOf(isPlural).map((quantityString) => ({ name: text, quantityString })),
  }));

const aFileGroup: fc.Arbitrary<CatalogueGroup> = fc.record({
  name: aGroupName,
  keys: fc.uniqueArray(aFileKey, { maxLength: 3, selector: ({ name }) => name }),
});

export const aCatalogue = fc.uniqueArray(aFileGroup, { maxLength: 2, selector: ({ name }) => name });

export const aVersion = fc.constantFrom(
  'none' as const,
  'none' as const,
  'seen' as const,
  'seen' as const,
  'old' as const,
);

type Args<A, B> = { [K in Exclude<keyof A, keyof B>]: fc.Arbitrary<A[K]> };

/** Steps of one kind, by one of these callers. */
const stepsBy =
  <B extends Caller>(callers: fc.Arbitrary<B>) =>
  <A extends B>(name: string, args: Args<A, B>, plan: Planner<A>): fc.Arbitrary<Step<A>> =>
    fc
      .tuple(callers, fc.record(args as Record<string, fc.Arbitrary<unknown>>))
      // Together they cover all fields, which TypeScript cannot infer.
      .map(([caller, made]) => new Step(name, plan, { ...caller, ...made } as unknown as A));

/** Steps without a project in their path. */
export const steps = stepsBy<Caller>(aCaller);

/** Steps inside a project. */
export const projectSteps = stepsBy<InProject>(aPlace);

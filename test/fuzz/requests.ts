import fc from 'fast-check';

import type { CallName } from '#core/api/calls.js';
import { callNamed } from '#core/api/calls.js';

import { OPERATIONS } from '../support/openapi.js';
import type { Operation } from '../support/openapi.js';
import { HOSTILE_BODIES, HOSTILE_HEADERS, HOSTILE_TEXTS } from './dictionary.js';
import { aToss, fitting, kindOf } from './from-schema.js';
import { aMutation, mutated } from './mutate.js';
import { IdSlot } from './slots.js';
import type { Home, Kind } from './slots.js';

export const PRINCIPALS = ['owner', 'translator', 'reviewer', 'invitee', 'nobody', 'forger'] as const;

export type Principal = (typeof PRINCIPALS)[number];

/** A request whose ids are not chosen yet. */
export interface Draft {
  call: CallName;
  principal: Principal;
  home: Home;
  toss: number;
  path: Record<string, unknown>;
  query: [name: string, value: unknown][];
  headers: Record<string, string>;
  /** A string is sent as it is. */
  body: unknown;
}

const LONE_SURROGATE = /\p{Surrogate}/u;

/** Values that fit into a path or query and do not change the path. */
const HOSTILE_IDS = HOSTILE_TEXTS.filter(
  (text) => text.trim() !== '' && text.length < 1_000 && !LONE_SURROGATE.test(text),
);

const anId = (name: string): fc.Arbitrary<unknown> => {
  const kind = kindOf(name);
  const known = kind ? aToss.map((toss) => new IdSlot(kind, toss)) : fc.uuid();
  return fc.oneof(
    { weight: 12, arbitrary: known },
    { weight: 1, arbitrary: fc.constantFrom(...HOSTILE_IDS) },
  );
};

type Place = Operation['parameters'][number]['in'];

const parametersIn = ({ parameters }: Operation, place: Place) =>
  (parameters ?? []).filter((parameter) => parameter.in === place);

function aPath(operation: Operation): fc.Arbitrary<Record<string, unknown>> {
  const names = parametersIn(operation, 'path').map(({ name }) => name);
  return fc.record(Object.fromEntries(names.map((name) => [name, anId(name)])));
}

function aQuery(operation: Operation): fc.Arbitrary<[string, unknown][]> {
  const fields = parametersIn(operation, 'query').map(({ name, schema, required = false }) => {
    const value = kindOf(name) ? anId(name) : fitting(schema, name);
    const hostile = fc.oneof(
      { weight: 6, arbitrary: value },
      { weight: 1, arbitrary: fc.constantFrom(...HOSTILE_IDS) },
    );
    return fc.array(
      hostile.map((one): [string, unknown] => [name, one]),
      {
        ...(required ? { minLength: 1 } : {}),
        maxLength: 1,
      },
    );
  });
  return fc.tuple(...fields).map((all) => all.flat());
}

function someHeaders(operation: Operation): fc.Arbitrary<Record<string, string>> {
  const known = parametersIn(operation, 'header').map(({ name }) =>
    fc
      .option(fc.constantFrom('1', '"1"', 'W/"2"', ...HOSTILE_HEADERS))
      .map((value) => (value === null ? {} : { [name]: value })),
  );
  const type = fc.oneof(
    { weight: 30, arbitrary: fc.constant({}) },
    {
      weight: 1,
      arbitrary: fc
        .constantFrom('text/plain', 'application/xml', 'application/json; charset=utf-16', 'x')
        .map((value) => ({ 'content-type': value })),
    },
    { weight: 1, arbitrary: fc.constant({ 'content-encoding': 'gzip' }) },
  );
  return fc.tuple(type, ...known).map((all) => Object.assign({}, ...all) as Record<string, string>);
}

function aBody({ requestBody }: Operation): fc.Arbitrary<unknown> {
  const schema = requestBody?.content['application/json']?.schema;
  const bare = { weight: 20, arbitrary: fc.constant(undefined) };
  const raw = { weight: 1, arbitrary: fc.constantFrom(...HOSTILE_BODIES) };
  if (schema === undefined) return fc.oneof(bare, raw);
  const good = fitting(schema);
  const bad = fc.tuple(good, aMutation).map(([body, mutation]) => mutated(body, mutation));
  return fc.oneof({ weight: 12, arbitrary: good }, { weight: 6, arbitrary: bad }, raw);
}

const aHome = fc.constantFrom<Home>(
  'own',
  'own',
  'own',
  'own',
  'own',
  'own',
  'own',
  'other',
  'mixed',
  'mixed',
);

const aPrincipal = fc.oneof(
  { weight: 10, arbitrary: fc.constant<Principal>('owner') },
  { weight: 4, arbitrary: fc.constantFrom<Principal>('translator', 'reviewer') },
  { weight: 1, arbitrary: fc.constantFrom<Principal>('invitee', 'nobody', 'forger') },
);

const requestOf = (operation: Operation): fc.Arbitrary<Draft> =>
  fc.record({
    call: fc.constant(operation.operationId),
    principal: aPrincipal,
    home: aHome,
    toss: aToss,
    path: aPath(operation),
    query: aQuery(operation),
    headers: someHeaders(operation),
    body: aBody(operation),
  });

/** Calls after which little is left to test. */
const ENDINGS =
  /^(delete(Me|Project|Language)|archiveProject|leaveProject|signOutEverywhere|changePassword|endSession)$/;

/** Calls of projects come more often than those of accounts, which are few. */
function weightOf({ operationId }: Operation): number {
  if (ENDINGS.test(operationId)) return 1;
  return callNamed(operationId).path.startsWith('/projects') ? 12 : 4;
}

const idOf = (kind: Kind): IdSlot => new IdSlot(kind, 0);

const REVIEW = { status: 'validated' };

/** Reviews that are valid, which chance rarely makes: of one text, and in bulk. */
const aReview: fc.Arbitrary<Draft> = fc
  .record({
    call: fc.constantFrom<CallName>('reviewValue', 'changeInBulk'),
    principal: fc.constantFrom<Principal>('owner', 'reviewer'),
    home: fc.constant<Home>('own'),
    toss: aToss,
    path: fc.constant({ projectId: idOf('project'), keyId: idOf('key'), valueId: idOf('value') }),
    query: fc.constant<Draft['query']>([]),
    headers: fc.constant({}),
    body: fc.constant(null),
  })
  .map((draft) => ({
    ...draft,
    body:
      draft.call === 'reviewValue'
        ? REVIEW
        : { ...REVIEW, action: 'review', keyIds: [idOf('key')], languageIds: [idOf('language')] },
  }));

/** Any call of the OpenAPI document, by any caller, with any input. */
export const aRequest: fc.Arbitrary<Draft> = fc.oneof(
  { weight: 50, arbitrary: aReview },
  ...OPERATIONS.map((operation) => ({ weight: weightOf(operation), arbitrary: requestOf(operation) })),
);

import { CALLS } from '#core/api/calls.js';
import type { CallName } from '#core/api/calls.js';

import { faultsOf } from '../support/cells.js';
import type { Cell } from '../support/cells.js';
import type { Matrix } from '../support/matrix.js';
import { refusalFor } from '../support/oracle.js';
import { MEMBER_OF_B, OWNER, STRANGER, UNREGISTERED } from '../support/people.js';
import type { Principal } from '../support/people.js';
import { TABLE } from '../support/rules.js';
import { bodyWith, sampleName, pathOf } from '../support/samples/sample.js';
import type { Sample } from '../support/samples/sample.js';
import { SAMPLES } from '../support/samples/samples.js';
import { B, ONLY_B } from '../support/ids.js';

const isOwnField = (body: unknown, field: string): boolean =>
  typeof body === 'object' && body !== null && field in body;

const callerOf = ({ call }: Sample): Principal => (call === 'register' ? UNREGISTERED : OWNER);

const WRITES = SAMPLES.filter(
  (sample) =>
    sample.body !== undefined &&
    TABLE[sample.call].access !== 'public' &&
    refusalFor(sample, callerOf(sample)) === null,
);

/** Columns that no body may set. */
const FOREIGN: Record<string, unknown> = {
  id: ONLY_B.keyId,
  projectId: B,
  userId: MEMBER_OF_B.id,
  role: 'owner',
  status: 'validated',
  version: 99,
  ownerId: STRANGER.id,
  createdAt: '2000-01-01T00:00:00Z',
};

/** Fields that a client has read and may send back. */
const READ = {
  project: ['id', 'role', 'createdAt'],
  group: ['id'],
  file: ['id'],
  key: ['id'],
  value: ['id', 'status', 'version'],
  language: ['id'],
  projectUser: ['userId', 'projectId', 'role'],
  invitation: ['id', 'projectId', 'role'],
  user: ['id', 'createdAt'],
} as const;

type Entities = Record<string, readonly string[]>;

const CONTENT: Entities = {
  'groups.*': READ.group,
  'groups.*.keys.*': READ.key,
  'groups.*.keys.*.values.*': READ.value,
};

const inside = (place: string, entities: Entities): Entities =>
  Object.fromEntries(Object.entries(entities).map(([at, fields]) => [`${place}.${at}`, fields]));

/** Which fields are accepted without an effect in the objects of a body: those of the entities that the API returns. */
const ACCEPTED: Partial<Record<CallName, Entities>> = {
  createProject: { '': READ.project, ...CONTENT },
  updateProject: { '': READ.project },
  createGroup: { '': READ.group },
  updateFile: { '': READ.file },
  renameGroup: { '': READ.group },
  createKey: { '': READ.key, 'values.*': READ.value },
  createKeys: { '*': READ.key, '*.values.*': READ.value },
  updateKey: { '': READ.key },
  createValue: { '': READ.value },
  writeValue: { '': READ.value },
  reviewValue: { '': READ.value },
  createLanguage: { '': READ.language, ...CONTENT },
  updateLanguage: { '': READ.language },
  importIntoLanguage: { '': READ.language, ...CONTENT },
  applyChanges: inside('languages.*', CONTENT),
  updateProjectUser: { '': READ.projectUser },
  createInvitation: { '': READ.invitation },
  // The status is that of another action.
  changeInBulk: { '': ['status'] },
  register: { '': READ.user },
  updateMe: { '': READ.user },
};

type Place = readonly (string | number)[];

/** The places of all objects in a body. */
function objectsIn(body: unknown, at: Place = []): Place[] {
  if (typeof body !== 'object' || body === null) return [];
  const parts = Array.isArray(body) ? [...body.entries()] : Object.entries(body);
  const inner = parts.flatMap(([name, part]: [string | number, unknown]) => objectsIn(part, [...at, name]));
  return Array.isArray(body) ? inner : [at, ...inner];
}

const partAt = (body: unknown, at: Place): unknown =>
  at.reduce<unknown>((part, name) => (part as Record<string | number, unknown>)[name], body);

/** A field in one object of a body, and whether the object may have it, without effect. */
interface ForeignField {
  at: Place;
  field: string;
  isEchoed: boolean;
}

function foreignFieldsOf(sample: Sample): ForeignField[] {
  const body = sample.body?.(callerOf(sample));
  return objectsIn(body).flatMap((at) => {
    const place = at.map((name) => (typeof name === 'number' ? '*' : name)).join('.');
    const echoed = ACCEPTED[sample.call]?.[place] ?? [];
    return Object.keys(FOREIGN)
      .filter((field) => !isOwnField(partAt(body, at), field))
      .map((field) => ({ at, field, isEchoed: echoed.includes(field) }));
  });
}

const FIELDS = new Map(WRITES.map((sample) => [sample, foreignFieldsOf(sample)]));

const COUNT = [...FIELDS.values()].reduce((sum, fields) => sum + fields.length, 0);

/** Every body, with a field that one of its objects does not have: it is refused, or accepted without an effect. */
export function foreignFieldCells(matrix: () => Matrix): void {
  describe(`${COUNT} cells of a body and a field that is not its own`, () => {
    /** The effect of a call with this body on all tables, which are restored afterwards. */
    async function outcomeOf(sample: Sample, body: unknown): Promise<string> {
      const { accessToken } = callerOf(sample);
      const { call } = sample;
      const answer = await matrix().send(call, { path: pathOf(CALLS[call].path, sample), body, accessToken });
      const outcome = await matrix().tables.outcome();
      await matrix().tables.restore();
      return `${answer.status} ${outcome}`;
    }

    function faultsWith(sample: Sample, body: unknown, clean: string | null): Promise<string[]> {
      const { accessToken } = callerOf(sample);
      const sending = { path: pathOf(CALLS[sample.call].path, sample), body, accessToken };
      if (clean === null) return matrix().refused(sample, sending, [400, 'validation_error']);
      return outcomeOf(sample, body).then((outcome) => (outcome === clean ? [] : ['has an effect']));
    }

    it.each(WRITES.map((sample) => [sampleName(sample), sample] as const))('%s', async (_name, sample) => {
      const body = sample.body?.(callerOf(sample));
      const clean = await outcomeOf(sample, body);
      expect(clean).toMatch(new RegExp(`^${CALLS[sample.call].success} `));
      const cells = (FIELDS.get(sample) ?? []).map(({ at, field, isEchoed }): Cell => {
        const changed = bodyWith(body, [...at, field], FOREIGN[field]);
        return [[...at, field].join('.'), () => faultsWith(sample, changed, isEchoed ? clean : null)];
      });
      expect(await faultsOf(cells)).toEqual([]);
    });
  });
}

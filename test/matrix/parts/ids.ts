import { CALLS } from '#core/api/calls.js';

import { faultsOf } from '../support/cells.js';
import type { Sending } from '../support/calling.js';
import type { Matrix } from '../support/matrix.js';
import type { Cell } from '../support/cells.js';
import { refusalFor } from '../support/oracle.js';
import { FREE, INVITEE, MEMBER_OF_B, OWNER, uidOf } from '../support/people.js';
import type { Principal } from '../support/people.js';
import { TABLE } from '../support/rules.js';
import { bodyWith, sampleName, pathOf, slotsOf } from '../support/samples/sample.js';
import type { BodyId, Refusal, Sample } from '../support/samples/sample.js';
import { SAMPLES } from '../support/samples/samples.js';
import { B, INVITATION, ONLY_B, TOKEN, VALUE } from '../support/ids.js';

/** Numbers that are not the id of a row. */
const NOBODYS = [4_000_000, 0, -1];

/** Ids that do not belong to the project. */
const FOREIGN: Record<string, number | string> = {
  tokenId: TOKEN.ofMemberOfB,
  sessionId: uidOf(Number(MEMBER_OF_B.id)),
  projectId: B,
  userId: Number(MEMBER_OF_B.id),
  invitationId: INVITATION.ofB,
  ...ONLY_B,
};
const MALFORMED = ['abc', '1e3', '01', '-1', '1,2'];
const MALFORMED_IN_PATH = [...MALFORMED, '%00', '9007199254740993'];
const MALFORMED_IN_BODY = ['1', 'abc', 1.5, [1], true, { id: 1 }];
const MALFORMED_LIST = ['abc', '1,,2', '1, 2', '1,1', [1], 1, { id: 1 }];

const REFUSALS: Record<string, Refusal> = {
  projectId: [403, 'not_your_project'],
  userId: [404, 'not_existing_user'],
  fileId: [404, 'not_existing_file'],
  groupId: [404, 'not_existing_group'],
  keyId: [404, 'not_existing_key'],
  valueId: [404, 'not_existing_value'],
  languageId: [404, 'not_existing_language'],
  activityId: [404, 'not_existing_activity'],
  changeSetId: [404, 'not_existing_change_set'],
  invitationId: [404, 'not_existing_invitation'],
  tokenId: [404, 'not_existing_token'],
  sessionId: [404, 'not_existing_session'],
};

/** A wrong id in one place of a call. */
interface Wrong {
  slot: string;
  kind: 'foreign' | 'nonexistent' | 'malformed' | 'of a sibling';
  /** Each is tried. */
  ids: readonly unknown[];
  refusal: Refusal | null;
  sending: (id: unknown) => Pick<Sending, 'path' | 'body'>;
}

const callerOf = ({ call }: Sample): Principal => (TABLE[call].access === 'invitee' ? INVITEE : OWNER);

function inPath(sample: Sample): Wrong[] {
  const { path } = CALLS[sample.call];
  const slots = slotsOf(path);
  return slots.flatMap((slot) => {
    const named = slot === 'keyId' && slots.includes('valueId') ? 'valueId' : slot;
    const common = {
      slot,
      refusal: REFUSALS[named] ?? null,
      sending: (id: unknown) => ({
        path: pathOf(path, sample, { [slot]: String(id) }),
        body: sample.body?.(callerOf(sample)),
      }),
    };
    return [
      { ...common, kind: 'foreign' as const, ids: [FOREIGN[slot]] },
      { ...common, kind: 'nonexistent' as const, ids: NOBODYS },
      { ...common, kind: 'malformed' as const, ids: MALFORMED_IN_PATH },
      // The value of another key of the very same project.
      ...(slot === 'valueId'
        ? [{ ...common, kind: 'of a sibling' as const, ids: [VALUE.itemsInFrench] }]
        : []),
    ];
  });
}

/** All ids of a call replaced by consistent ones of another project. */
function together(sample: Sample): Wrong[] {
  const { path } = CALLS[sample.call];
  const slots = slotsOf(path).filter((slot) => slot !== 'projectId');
  if (slots.length < 2) return [];
  const foreign = Object.fromEntries(slots.map((slot) => [slot, String(FOREIGN[slot])]));
  return [
    {
      slot: slots.join(' and '),
      kind: 'foreign',
      ids: [foreign],
      refusal: REFUSALS.valueId ?? null,
      sending: () => ({ path: pathOf(path, sample, foreign), body: sample.body?.(callerOf(sample)) }),
    },
  ];
}

function inQuery(sample: Sample): Wrong[] {
  const { path } = CALLS[sample.call];
  // What happens to the keys of a file is no id. A filter without matches is valid; a language whose values are listed must exist.
  if (sample.call === 'deleteFile') return [];
  const isFilter = sample.call === 'listActivity';
  const missing = isFilter ? null : ([404, 'not_existing_language'] as const);
  return Object.keys(sample.query ?? {}).flatMap((slot) => {
    const common = {
      slot: `?${slot}`,
      sending: (id: unknown) => ({ path: pathOf(path, sample, { [slot]: String(id) }), body: undefined }),
    };
    return [
      { ...common, kind: 'foreign' as const, ids: [FOREIGN[slot]], refusal: missing },
      { ...common, kind: 'nonexistent' as const, ids: NOBODYS.slice(0, 1), refusal: missing },
      {
        ...common,
        kind: 'malformed' as const,
        ids: MALFORMED,
        refusal: [400, 'validation_error'] as const,
      },
    ];
  });
}

const foreignIn = (of: BodyId['of']): unknown =>
  of === 'languages' ? `1,${ONLY_B.languageId}` : FOREIGN[`${of}Id`];

function inBody(sample: Sample): Wrong[] {
  const path = pathOf(CALLS[sample.call].path, sample);
  const body = sample.body?.(callerOf(sample));
  return (sample.ids ?? []).flatMap(({ at, of, foreign }) => {
    const common = {
      slot: at.join('.'),
      sending: (id: unknown) => ({ path, body: bodyWith(body, at, id) }),
    };
    return [
      { ...common, kind: 'foreign' as const, ids: [foreignIn(of)], refusal: foreign },
      {
        ...common,
        kind: 'nonexistent' as const,
        refusal: foreign,
        ids: of === 'languages' ? [String(NOBODYS[0])] : NOBODYS,
      },
      {
        ...common,
        kind: 'malformed' as const,
        ids: of === 'languages' ? MALFORMED_LIST : MALFORMED_IN_BODY,
        refusal: of === 'project' ? foreign : ([400, 'validation_error'] as const),
      },
    ];
  });
}

const wrongIdsOf = (sample: Sample): Wrong[] => [
  ...inPath(sample),
  ...together(sample),
  ...inQuery(sample),
  ...inBody(sample),
];

const WITH_IDS = SAMPLES.filter((sample) => wrongIdsOf(sample).length > 0);
const COUNT = WITH_IDS.reduce((sum, sample) => sum + wrongIdsOf(sample).length, 0);

/** A manager of B calls project B by its rules; the managed member exists only in A. */
function refusalInB(sample: Sample, who: Principal): Refusal | null {
  const inB: Principal = { ...who, member: { role: 'manager', limits: FREE } };
  const refusal = refusalFor(sample, inB);
  const isAboutSubject = ['updateProjectUser', 'removeProjectUser'].includes(sample.call);
  return refusal ?? (isAboutSubject ? [404, 'not_existing_user'] : null);
}

const leadsToB = ({ call }: Sample, { slot, kind }: Wrong): boolean =>
  kind === 'foreign' && (slot === 'projectId' || (slot === 'invitationId' && call === 'deleteInvitation'));

function cellsOf(matrix: () => Matrix, sample: Sample, isInB: boolean): Cell[] {
  const who = callerOf(sample);
  return wrongIdsOf(sample).map((wrong): Cell => {
    const isOfB = isInB && leadsToB(sample, wrong);
    const refusal = isOfB ? refusalInB(sample, who) : wrong.refusal;
    const tryOne = (id: unknown): Promise<string[]> => {
      const sending = { ...wrong.sending(id), accessToken: who.accessToken };
      if (refusal !== null) return matrix().refused(sample, sending, refusal);
      // A filter by an id of another project matches nothing.
      const told: Sample = isOfB ? sample : { ...sample, names: [], texts: [] };
      return matrix().allowed(told, who, sending, isOfB ? 'B' : 'A');
    };
    return [
      `${wrong.slot} ${wrong.kind}`,
      () => faultsOf(wrong.ids.map((id): Cell => [JSON.stringify(id), () => tryOne(id)])),
    ];
  });
}

/** Every call with wrong ids, by the owner of A, who is an outsider or a member of B. */
export function wrongIdCells(matrix: () => Matrix, isInB: boolean): void {
  describe(`${COUNT} cells of a call and an id that is not the right one`, () => {
    it.each(WITH_IDS.map((sample) => [sampleName(sample), sample] as const))('%s', async (_name, sample) => {
      expect(await faultsOf(cellsOf(matrix, sample, isInB))).toEqual([]);
    });
  });
}

import { cellOf, faultsOf } from '../support/cells.js';
import type { Matrix } from '../support/matrix.js';
import { CANDIDATE, MEMBERS, OWNER, personOf } from '../support/people.js';
import type { Principal } from '../support/people.js';
import { holds, RANK } from '../support/rules.js';
import type { TestRole } from '../support/rules.js';
import type { Refusal, Sample } from '../support/samples/sample.js';
import { A } from '../support/ids.js';

const ROLES = ['owner', 'manager', 'editor', 'translator', 'reviewer'] as const;
const UNKNOWN = 'base';

const UNAUTHORIZED: Refusal = [403, 'unauthorized'];
const INVALID: Refusal = [400, 'validation_error'];

interface Pair {
  actor: Principal;
  subject: Principal;
}

const roleOf = ({ member }: Principal): TestRole => member?.role ?? UNKNOWN;

/** Another user with that role; there is only one owner. */
const otherOf = (role: TestRole): Principal =>
  MEMBERS.findLast(({ member }) => member?.role === role) ?? OWNER;

/** All pairs of users, including themselves. */
const PAIRS: Pair[] = ROLES.flatMap((role) => {
  const actor = personOf(role);
  return [...ROLES.map((other) => ({ actor, subject: otherOf(other) })), { actor, subject: actor }];
}).filter(
  ({ actor, subject }, index, all) =>
    all.findIndex((pair) => pair.actor === actor && pair.subject === subject) === index,
);

const isAllowedOn = ({ actor, subject }: Pair): boolean =>
  actor !== subject && RANK[roleOf(subject)] <= RANK[roleOf(actor)];

/** A change of role: checks permission, then body, then role. */
function changeRefusal(pair: Pair, role: string): Refusal | null {
  if (!holds(roleOf(pair.actor), 'canWriteUser')) return UNAUTHORIZED;
  const known = ROLES.find((one) => one === role);
  if (known === undefined) return INVALID;
  return isAllowedOn(pair) && RANK[known] <= RANK[roleOf(pair.actor)] ? null : UNAUTHORIZED;
}

const removalRefusal = (pair: Pair): Refusal | null =>
  holds(roleOf(pair.actor), 'canWriteUser') && isAllowedOn(pair) ? null : UNAUTHORIZED;

const NEW_ROLES = [...ROLES, UNKNOWN];
const INVITED_ROLES = [...ROLES, UNKNOWN, undefined];

function invitationRefusal(actor: TestRole, role: string | undefined): Refusal | null {
  if (!holds(actor, 'canWriteInvitation')) return UNAUTHORIZED;
  const known = ROLES.find((one) => one === role && one !== 'owner');
  if (known === undefined) return INVALID;
  return RANK[known] <= RANK[actor] ? null : UNAUTHORIZED;
}

/** Members cannot act on higher roles, nor on themselves. */
export function rankCells(matrix: () => Matrix): void {
  const about = ({ id }: Principal) => ({ slots: { userId: Number(id) } });

  describe(`${PAIRS.length * NEW_ROLES.length} cells of who gives whom which role`, () => {
    it.each(NEW_ROLES)('%s', async (role) => {
      const cells = PAIRS.map((pair) => {
        const { actor: who, subject } = pair;
        const sample: Sample = { call: 'updateProjectUser', ...about(subject), body: () => ({ role }) };
        const refusal = changeRefusal(pair, role);
        return cellOf(matrix, `${who.name} to ${subject.name}`, { sample, who, refusal });
      });
      expect(await faultsOf(cells)).toEqual([]);
    });
  });

  it(`${PAIRS.length} cells of who removes whom`, async () => {
    const cells = PAIRS.map((pair) => {
      const { actor: who, subject } = pair;
      const sample: Sample = { call: 'removeProjectUser', ...about(subject) };
      return cellOf(matrix, `${who.name} removes ${subject.name}`, {
        sample,
        who,
        refusal: removalRefusal(pair),
      });
    });
    expect(await faultsOf(cells)).toEqual([]);
  });

  it(`${ROLES.length * INVITED_ROLES.length} cells of who invites to which role`, async () => {
    const cells = ROLES.flatMap((actor) =>
      INVITED_ROLES.map((role) => {
        const body = { projectId: A, email: CANDIDATE.email, role };
        const sample: Sample = { call: 'createInvitation', body: () => body };
        const refusal = invitationRefusal(actor, role);
        return cellOf(matrix, `${actor} to ${role}`, { sample, who: personOf(actor), refusal });
      }),
    );
    expect(await faultsOf(cells)).toEqual([]);
  });
}

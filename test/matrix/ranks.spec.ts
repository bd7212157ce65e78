import { CALLS } from '#core/api/calls.js';

import { faultsOf, useMatrix } from './support/matrix.js';
import type { Cell } from './support/matrix.js';
import { CANDIDATE, INVITEE, MEMBERS, OWNER, personOf } from './support/people.js';
import type { Principal } from './support/people.js';
import { holds, RANK } from './support/rules.js';
import type { TestRole } from './support/rules.js';
import { pathOf } from './support/sample.js';
import type { Refusal, Sample } from './support/sample.js';
import { A, INVITATION } from './support/world.js';

const matrix = useMatrix();

const ROLES = ['owner', 'manager', 'editor', 'translator', 'reviewer'] as const;
const UNKNOWN = 'base';

const UNAUTHORIZED: Refusal = [403, 'unauthorized'];
const INVALID: Refusal = [400, 'validation_error'];

interface Pair {
  actor: Principal;
  subject: Principal;
}

const roleOf = ({ member }: Principal): TestRole => member?.role ?? UNKNOWN;

/** Another person of that role; the owner has no other. */
const otherOf = (role: TestRole): Principal =>
  MEMBERS.findLast(({ member }) => member?.role === role) ?? OWNER;

/** Everybody with everybody, and with themselves. */
const PAIRS: Pair[] = ROLES.flatMap((role) => {
  const actor = personOf(role);
  return [...ROLES.map((other) => ({ actor, subject: otherOf(other) })), { actor, subject: actor }];
}).filter(
  ({ actor, subject }, index, all) =>
    all.findIndex((pair) => pair.actor === actor && pair.subject === subject) === index,
);

const isAllowedOn = ({ actor, subject }: Pair): boolean =>
  actor !== subject && RANK[roleOf(subject)] <= RANK[roleOf(actor)];

/** Another role for somebody, right first, then body, then rank. */
function changeRefusal(pair: Pair, role: string): Refusal | null {
  if (!holds(roleOf(pair.actor), 'canWriteUser')) return UNAUTHORIZED;
  const known = ROLES.find((one) => one === role);
  if (known === undefined) return INVALID;
  return isAllowedOn(pair) && RANK[known] <= RANK[roleOf(pair.actor)] ? null : UNAUTHORIZED;
}

const removalRefusal = (pair: Pair): Refusal | null =>
  holds(roleOf(pair.actor), 'canWriteUser') && isAllowedOn(pair) ? null : UNAUTHORIZED;

function cell(name: string, sample: Sample, who: Principal, refusal: Refusal | null): Cell {
  const { accessToken } = who;
  const sending = { path: pathOf(CALLS[sample.call].path, sample), body: sample.body?.(who), accessToken };
  return [
    name,
    () =>
      refusal === null ? matrix().allowed(sample, who, sending) : matrix().refused(sample, sending, refusal),
  ];
}

const NEW_ROLES = [...ROLES, UNKNOWN];

describe(`${PAIRS.length * NEW_ROLES.length} cells of who gives whom which role`, () => {
  it.each(NEW_ROLES)('%s', async (role) => {
    const cells = PAIRS.map((pair) => {
      const sample: Sample = {
        ...{ call: 'updateProjectUser', slots: { userId: Number(pair.subject.id) } },
        body: () => ({ role }),
      };
      return cell(
        `${pair.actor.name} to ${pair.subject.name}`,
        sample,
        pair.actor,
        changeRefusal(pair, role),
      );
    });
    expect(await faultsOf(cells)).toEqual([]);
  });
});

it(`${PAIRS.length} cells of who removes whom`, async () => {
  const cells = PAIRS.map((pair) => {
    const sample: Sample = { call: 'removeProjectUser', slots: { userId: Number(pair.subject.id) } };
    return cell(`${pair.actor.name} removes ${pair.subject.name}`, sample, pair.actor, removalRefusal(pair));
  });
  expect(await faultsOf(cells)).toEqual([]);
});

const INVITED_ROLES = [...ROLES, UNKNOWN, undefined];

it(`${ROLES.length * INVITED_ROLES.length} cells of who invites to which role`, async () => {
  const cells = ROLES.flatMap((actorRole) =>
    INVITED_ROLES.map((role) => {
      const actor = personOf(actorRole);
      const body = { projectId: A, email: CANDIDATE.email, role };
      const known = ROLES.find((one) => one === role && one !== 'owner');
      const ranked = known !== undefined && RANK[known] > RANK[actorRole] ? UNAUTHORIZED : null;
      const refusal = holds(actorRole, 'canWriteInvitation') ? (known ? ranked : INVALID) : UNAUTHORIZED;
      return cell(`${actorRole} to ${role}`, { call: 'createInvitation', body: () => body }, actor, refusal);
    }),
  );
  expect(await faultsOf(cells)).toEqual([]);
});

describe('an invitation that was made by somebody who', () => {
  const INVITERS = ['owner', 'manager', 'editor', 'translator', null] as const;
  const TO = ['manager', 'editor', 'translator', 'reviewer'] as const;

  /** The world with that invitation, for one cell. */
  const given = (inviter: TestRole | null, role: TestRole): Promise<void> => {
    const id = inviter === null ? 5 : personOf(inviter).id;
    return matrix().tables.given(
      `UPDATE invitation SET inviter_id = ${id}, role = '${role}' WHERE id = ${INVITATION.toInvitee}`,
    );
  };

  const cellFor = (
    call: 'acceptInvitation' | 'declineInvitation',
    inviter: TestRole | null,
    role: TestRole,
  ): Cell => {
    const isAlive = inviter !== null && RANK[inviter] >= RANK[role];
    const refusal: Refusal | null = isAlive ? null : [404, 'not_existing_invitation'];
    const [name, run] = cell(`${inviter ?? 'has left'} to ${role}`, { call }, INVITEE, refusal);
    const runGiven = async (): Promise<string[]> => {
      await given(inviter, role);
      const faults = await run();
      await matrix().tables.restore();
      return faults;
    };
    return [name, runGiven];
  };

  it.each(['acceptInvitation', 'declineInvitation'] as const)(
    `has this role now: ${INVITERS.length * TO.length} cells of %s`,
    async (call) => {
      const cells = INVITERS.flatMap((inviter) => TO.map((role) => cellFor(call, inviter, role)));
      expect(await faultsOf(cells)).toEqual([]);
    },
  );
});

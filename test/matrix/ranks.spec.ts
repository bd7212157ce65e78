import { CALLS } from '#core/api/calls.js';

import { faultsOf, useMatrix } from './support/use-matrix.js';
import type { Cell } from './support/use-matrix.js';
import { CANDIDATE, EX_MEMBER, INVITEE, MEMBERS, OWNER, personOf } from './support/people.js';
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

/** A cell in a world that is changed for it alone. */
const givenCell = (sql: string, [name, run]: Cell): Cell => [
  name,
  async () => {
    await matrix().tables.given(sql);
    const faults = await run();
    await matrix().tables.restore();
    return faults;
  },
];

const changing = (set: string): string => `UPDATE invitation SET ${set} WHERE id = ${INVITATION.toInvitee}`;

const GONE: Refusal = [404, 'not_existing_invitation'];

/** Reads what no longer names the invitation, nor whom it invites. */
const silent = (call: 'listInvitations' | 'listProjectUsers', who: Principal): Cell => [
  call,
  async () => {
    const path = pathOf(CALLS[call].path, { call });
    const { status, text } = await matrix().send(call, {
      path,
      body: undefined,
      accessToken: who.accessToken,
    });
    const isSilent = status === 200 && !text.includes(`"id":${INVITATION.toInvitee},"projectId"`);
    return isSilent && !text.includes('"pending":true') ? [] : [`${status} ${text}`];
  },
];

const ANSWERS = ['acceptInvitation', 'declineInvitation'] as const;

describe('an invitation', () => {
  const INVITERS = ['owner', 'manager', 'editor', 'translator', null] as const;
  const TO = ['manager', 'editor', 'translator', 'reviewer'] as const;

  it.each(ANSWERS)(
    `is as good as the rank of whoever made it: ${INVITERS.length * TO.length} cells of %s`,
    async (call) => {
      const cells = INVITERS.flatMap((inviter) =>
        TO.map((role) => {
          const inviterId = inviter === null ? EX_MEMBER.id : personOf(inviter).id;
          const isAlive = inviter !== null && RANK[inviter] >= RANK[role];
          const name = `${inviter ?? 'somebody who left'} to ${role}`;
          return givenCell(
            changing(`inviter_id = ${inviterId}, role = '${role}'`),
            cell(name, { call }, INVITEE, isAlive ? null : GONE),
          );
        }),
      );
      expect(await faultsOf(cells)).toEqual([]);
    },
  );

  const ENDS = [
    `expires_at = now() - interval '1 second'`,
    `status = 'declined'`,
    `status = 'accepted'`,
    `inviter_id = ${EX_MEMBER.id}`,
  ];

  it(`is over for everybody: ${ENDS.length * 5} cells`, async () => {
    const cells = ENDS.flatMap((end) =>
      [
        ...ANSWERS.map((call) => cell(call, { call }, INVITEE, GONE)),
        cell('deleteInvitation', { call: 'deleteInvitation' }, OWNER, GONE),
        silent('listInvitations', INVITEE),
        silent('listProjectUsers', OWNER),
      ].map((one) => givenCell(changing(end), one)),
    );
    expect(await faultsOf(cells)).toEqual([]);
  });
});

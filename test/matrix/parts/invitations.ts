import { CALLS } from '#core/api/calls.js';

import { cellOf, faultsOf } from '../support/cells.js';
import type { Cell } from '../support/cells.js';
import type { Matrix } from '../support/matrix.js';
import { EX_MEMBER, INVITEE, OWNER, personOf } from '../support/people.js';
import type { Principal } from '../support/people.js';
import { RANK } from '../support/rules.js';
import type { TestRole } from '../support/rules.js';
import { pathOf } from '../support/samples/sample.js';
import type { Refusal } from '../support/samples/sample.js';
import { INVITATION } from '../support/ids.js';

const GONE: Refusal = [404, 'not_existing_invitation'];

const ANSWERS = ['acceptInvitation', 'declineInvitation'] as const;

/** The current role of the sender; null if they have left. */
const INVITERS = ['owner', 'manager', 'editor', 'translator', null] as const;
const TO = ['manager', 'editor', 'translator', 'reviewer'] as const;

const ENDS = [
  `expires_at = now() - interval '1 second'`,
  `status = 'declined'`,
  `status = 'accepted'`,
  `inviter_id = ${EX_MEMBER.id}`,
];

/** A cell with a changed invitation. */
const given = (matrix: () => Matrix, set: string, [name, faults]: Cell): Cell => [
  `${set}: ${name}`,
  async () => {
    await matrix().tables.given(`UPDATE invitation SET ${set} WHERE id = ${INVITATION.toInvitee}`);
    const found = await faults();
    await matrix().tables.restore();
    return found;
  },
];

/** Reads that must not contain the invitation or the invited user. */
const silent = (matrix: () => Matrix, call: 'listInvitations' | 'listProjectUsers', who: Principal): Cell => [
  call,
  async () => {
    const { accessToken } = who;
    const sending = { path: pathOf(CALLS[call].path, { call }), body: undefined, accessToken };
    const { status, text } = await matrix().send(call, sending);
    const { toInvitee } = INVITATION;
    const names =
      text.includes(`"invitationId":${toInvitee},`) || text.includes(`"id":${toInvitee},"projectId"`);
    return status === 200 && !names ? [] : [`${status} ${text}`];
  },
];

const inviterOf = (role: TestRole | null): number | null => (role === null ? EX_MEMBER : personOf(role)).id;

/** An invitation depends on the role of its sender, and can be used once. */
export function invitationCells(matrix: () => Matrix): void {
  const answer = (call: (typeof ANSWERS)[number], refusal: Refusal | null): Cell =>
    cellOf(matrix, call, { sample: { call }, who: INVITEE, refusal });

  it.each(ANSWERS)(
    `${INVITERS.length * TO.length} cells of who made an invitation to what: %s`,
    async (call) => {
      const cells = INVITERS.flatMap((inviter) =>
        TO.map((role) => {
          const isAlive = inviter !== null && RANK[inviter] >= RANK[role];
          const set = `inviter_id = ${inviterOf(inviter)}, role = '${role}'`;
          return given(matrix, set, answer(call, isAlive ? null : GONE));
        }),
      );
      expect(await faultsOf(cells)).toEqual([]);
    },
  );

  it(`${ENDS.length * 5} cells of an invitation that is over`, async () => {
    const cells = ENDS.flatMap((end) =>
      [
        ...ANSWERS.map((call) => answer(call, GONE)),
        cellOf(matrix, 'taken back', { sample: { call: 'deleteInvitation' }, who: OWNER, refusal: GONE }),
        silent(matrix, 'listInvitations', INVITEE),
        silent(matrix, 'listProjectUsers', OWNER),
      ].map((cell) => given(matrix, end, cell)),
    );
    expect(await faultsOf(cells)).toEqual([]);
  });
}

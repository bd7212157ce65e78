import type pg from 'pg';

import { foldEmail } from '#core/domain/email.js';

import { A, B, C, INVITATION, LANGUAGE_ID } from './ids.js';
import {
  CANDIDATE,
  INVITEE,
  INVITEE_OF_B,
  MEMBER_OF_B,
  MEMBERS,
  OWNER,
  OWNER_OF_B,
  PRINCIPALS,
  STRANGER,
  SUBJECT,
} from './people.js';
import type { Principal } from './people.js';
import { insert, NOW } from './rows.js';
import type { Row } from './rows.js';

/** Invitations to emails without an account. */
const NEWCOMERS = [
  { project_id: A, id: 11, inviter_id: OWNER.id, email: 'newcomer-A@example.com' },
  { project_id: B, id: 12, inviter_id: OWNER_OF_B.id, email: 'newcomer-B@example.com' },
];

/** The members of all projects, with their languages. */
export async function members(client: pg.Client): Promise<void> {
  const row = (project_id: number, id: number, user_id: number | null, role: string): Row => ({
    project_id,
    id,
    user_id,
    role,
    source_restricted: false,
    target_restricted: false,
    created_at: NOW,
  });
  const ofA = [...PRINCIPALS.filter(({ id }) => id !== null), SUBJECT].flatMap(({ id, member }) =>
    member === null
      ? []
      : {
          ...row(A, Number(id), id, member.role),
          source_restricted: member.role !== 'owner' && member.limits.source !== null,
          target_restricted: member.role !== 'owner' && member.limits.target !== null,
        },
  );
  const others = [
    row(B, 102, OWNER_OF_B.id, 'owner'),
    row(B, 107, MEMBER_OF_B.id, 'editor'),
    row(C, 103, STRANGER.id, 'owner'),
  ];
  await insert(client, 'membership', [...others, ...ofA]);
  await insert(client, 'member_language', MEMBERS.flatMap(languagesOf));
}

const languagesOf = ({ id, member }: Principal): Row[] =>
  (['source', 'target'] as const).flatMap((access) =>
    (member?.limits[access] ?? []).map((language) => ({
      project_id: A,
      membership_id: id,
      language_id: LANGUAGE_ID[language],
      access,
    })),
  );

/** Pending invitations, to users and to emails without an account, and an expired one. */
export async function invitations(client: pg.Client): Promise<void> {
  const pending = {
    role: 'editor',
    status: 'pending',
    source_restricted: false,
    target_restricted: true,
    created_at: NOW,
    expires_at: new Date(Date.now() + 24 * 3_600_000).toISOString(),
  };
  await insert(client, 'invitation', [
    { project_id: A, id: INVITATION.toInvitee, inviter_id: OWNER.id, invitee_id: INVITEE.id, ...pending },
    { project_id: B, id: INVITATION.ofB, inviter_id: OWNER_OF_B.id, invitee_id: INVITEE_OF_B.id, ...pending },
    // From a member of A: it is not revoked when they leave A.
    { project_id: B, id: 4, inviter_id: SUBJECT.id, invitee_id: MEMBER_OF_B.id, ...pending },
    // Expired long ago, but not A's to delete.
    {
      project_id: B,
      id: 3,
      inviter_id: OWNER_OF_B.id,
      invitee_id: CANDIDATE.id,
      ...pending,
      expires_at: NOW,
    },
  ]);
  await insert(
    client,
    'invitation',
    NEWCOMERS.map((newcomer) => ({ ...newcomer, folded_email: foldEmail(newcomer.email), ...pending })),
  );
  await insert(client, 'invitation_language', [
    { project_id: A, invitation_id: INVITATION.toInvitee, language_id: LANGUAGE_ID.fr, access: 'target' },
    { project_id: B, invitation_id: INVITATION.ofB, language_id: LANGUAGE_ID.fr, access: 'target' },
  ]);
}

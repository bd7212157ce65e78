import type { Calls } from './call.js';

const INVITATIONS = '/invitations';
const INVITATION = `${INVITATIONS}/{invitationId}` as const;

const ANSWER = {
  method: 'POST',
  access: 'invitee',
  tokens: 'unbound',
  refuses: { 403: ['email_not_verified'], 404: ['not_existing_invitation'] },
} as const;

export const INVITATION_CALLS = {
  listInvitations: {
    method: 'GET',
    path: INVITATIONS,
    access: 'user',
    success: 200,
    tokens: 'unbound',
  },
  createInvitation: {
    method: 'POST',
    path: INVITATIONS,
    access: 'canWriteInvitation',
    projectIn: 'body',
    success: 201,
    tokens: 'accepted',
    paid: 'project',
    body: 'json',
    rate: 'invitation',
    refuses: {
      403: ['email_not_verified'],
      404: ['invitation_user_not_found'],
      422: ['invitation_already_exists'],
    },
  },
  acceptInvitation: {
    ...ANSWER,
    path: `${INVITATION}/accept`,
    success: 200,
    refuses: { ...ANSWER.refuses, 403: ['email_not_verified', 'project_archived'] },
  },
  declineInvitation: { ...ANSWER, path: `${INVITATION}/decline`, success: 204 },
  // Callers who are not members of the project get 404.
  deleteInvitation: {
    method: 'DELETE',
    path: INVITATION,
    access: 'canWriteInvitation',
    projectIn: 'invitation',
    success: 204,
    tokens: 'accepted',
    refuses: { 404: ['not_existing_invitation'] },
  },
} as const satisfies Calls;

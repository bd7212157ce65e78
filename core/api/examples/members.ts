import type { AssignableRole, Role } from '../../domain/roles.js';
import type { InvitationView } from '../invitations.js';
import type { MembershipView } from '../members.js';
import { auditLogExample } from './audit-log.js';
import type { Example } from './example.js';
import { LATER, NOW, tokens } from './parts.js';

const LIMITS = {
  sourceRestricted: true,
  targetRestricted: true,
  sourceLanguages: [{ id: 21, name: 'en', tag: 'en' }],
  targetLanguages: [{ id: 22, name: 'fr', tag: 'fr' }],
};

const NO_LIMITS = {
  sourceRestricted: false,
  targetRestricted: false,
  sourceLanguages: [],
  targetLanguages: [],
};

const BEN_AS_EDITOR = {
  userId: 4,
  projectId: 7,
  username: 'Ben',
  email: 'ben@example.com',
  role: 'editor',
  pending: false,
  invitationId: null,
  sourceRestricted: false,
  targetRestricted: true,
  sourceLanguages: [],
  targetLanguages: [
    { id: 21, name: 'en', tag: 'en' },
    { id: 22, name: 'fr', tag: 'fr' },
  ],
};

/** An invitation into the project, without limits. */
const invitation = (id: number, role: AssignableRole): InvitationView => ({
  id,
  projectId: 7,
  projectName: 'Weather',
  owner: 'Ada',
  email: 'ben@example.com',
  role,
  expiresAt: LATER,
  ...NO_LIMITS,
  sourceLanguagesIds: null,
  targetLanguagesIds: null,
});

const BEN_AS_TRANSLATOR = {
  ...invitation(61, 'translator'),
  ...LIMITS,
  sourceLanguagesIds: '21',
  targetLanguagesIds: '22',
};

const membership = (id: number, role: Role): MembershipView => ({
  id,
  projectId: 7,
  projectName: 'Weather',
  ownerEmail: 'ada@example.com',
  ownerUsername: 'Ada',
  role,
  archivedAt: null,
});

/** Ben is invited, contributes and leaves. */
export const memberExamples: readonly Example[] = [
  {
    call: 'signUp',
    as: 'ben',
    body: { email: 'ben@example.com', password: 'Sun-and-wind-2' },
    answer: tokens('p0YtRe9WqAsDfGhJkLzXcVbNmQwErTyUiOpLkJhGfDs'),
  },
  { call: 'verifyEmail', as: 'ben', body: { token: 'q7fVwJm0n9SgI2ZsbVg1cXoJ8r5fQdKp3yTzUeWhLxA' } },
  {
    call: 'refresh',
    as: 'ben',
    body: { refreshToken: 'p0YtRe9WqAsDfGhJkLzXcVbNmQwErTyUiOpLkJhGfDs' },
    answer: tokens('Zm9vYmFyLWJhei1xdXV4LW1vdGxleS1leGFtcGxlcwA'),
  },
  {
    call: 'register',
    as: 'ben',
    body: { username: 'Ben', email: 'ben@example.com' },
    answer: { id: 4, username: 'Ben', email: 'ben@example.com', language: 'en', createdAt: NOW },
  },
  {
    call: 'createInvitation',
    as: 'ada',
    body: {
      projectId: 7,
      email: 'ben@example.com',
      role: 'translator',
      sourceLanguagesIds: '21',
      targetLanguagesIds: '22',
    },
    answer: BEN_AS_TRANSLATOR,
  },
  {
    call: 'listInvitations',
    as: 'ben',
    answer: [BEN_AS_TRANSLATOR],
  },
  {
    call: 'acceptInvitation',
    as: 'ben',
    slots: { invitationId: 61 },
    answer: membership(12, 'translator'),
  },
  {
    call: 'readMyMembership',
    as: 'ben',
    slots: { projectId: 7 },
    answer: membership(12, 'translator'),
  },
  {
    call: 'exportMe',
    as: 'ben',
    answer: {
      exportedAt: NOW,
      user: { id: 4, username: 'Ben', email: 'ben@example.com', language: 'en', createdAt: NOW },
      identity: {
        email: 'ben@example.com',
        emailVerified: true,
        username: null,
        createdAt: NOW,
        sessions: [
          {
            id: 'e2a9d0b4-6c1f-4e83-a7d5-3b8f90c2e614',
            createdAt: NOW,
            lastUsedAt: NOW,
            userAgent: 'node',
          },
        ],
      },
      tokens: [],
      memberships: [{ projectId: 7, projectName: 'Weather', role: 'translator', joinedAt: NOW }],
      invitations: [
        {
          projectId: 7,
          projectName: 'Weather',
          direction: 'received',
          role: 'translator',
          status: 'accepted',
          createdAt: NOW,
          expiresAt: LATER,
        },
      ],
      contributions: [],
      operatorActs: [],
      subscription: null,
    },
  },
  {
    call: 'updateProjectUser',
    as: 'ada',
    slots: { projectId: 7, userId: 4 },
    body: { role: 'editor', sourceLanguagesIds: null, targetLanguagesIds: '21,22' },
    answer: BEN_AS_EDITOR,
  },
  auditLogExample,
  {
    call: 'listProjectUsers',
    as: 'ben',
    slots: { projectId: 7 },
    answer: [
      {
        userId: 3,
        projectId: 7,
        username: 'Ada',
        email: 'ada@example.com',
        role: 'owner',
        pending: false,
        invitationId: null,
        sourceRestricted: false,
        targetRestricted: false,
        sourceLanguages: [],
        targetLanguages: [],
      },
      BEN_AS_EDITOR,
    ],
  },
  { call: 'leaveProject', as: 'ben', slots: { projectId: 7 } },
  {
    call: 'createInvitation',
    as: 'ada',
    body: { projectId: 7, email: 'ben@example.com', role: 'reviewer' },
    answer: invitation(62, 'reviewer'),
  },
  { call: 'declineInvitation', as: 'ben', slots: { invitationId: 62 } },
  {
    call: 'createInvitation',
    as: 'ada',
    body: { projectId: 7, email: 'ben@example.com', role: 'manager' },
    answer: invitation(63, 'manager'),
  },
  { call: 'deleteInvitation', as: 'ada', slots: { invitationId: 63 } },
  {
    call: 'createInvitation',
    as: 'ada',
    body: { projectId: 7, email: 'ben@example.com', role: 'editor' },
    answer: invitation(64, 'editor'),
  },
  {
    call: 'acceptInvitation',
    as: 'ben',
    slots: { invitationId: 64 },
    answer: membership(13, 'editor'),
  },
  { call: 'removeProjectUser', as: 'ada', slots: { projectId: 7, userId: 4 } },
  {
    call: 'createInvitation',
    as: 'ada',
    body: { projectId: 7, email: 'cleo@example.com', role: 'translator', mayRegister: true },
    answer: { ...invitation(65, 'translator'), email: 'cleo@example.com', pending: true },
  },
  { call: 'deleteInvitation', as: 'ada', slots: { invitationId: 65 } },
];

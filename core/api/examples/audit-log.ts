import type { Example } from './example.js';
import { NOW } from './parts.js';

/** The details of an audit log entry about nothing. */
const NO_DETAILS = { user: null, email: null, role: null, old: null, new: null, token: null } as const;

/** After Ben was invited, joined and got another role. */
export const auditLogExample: Example = {
  call: 'listAuditLog',
  as: 'ada',
  slots: { projectId: 7 },
  answer: {
    items: [
      {
        id: 93,
        at: NOW,
        actor: { id: 3, username: 'Ada' },
        action: 'member.updated',
        details: {
          ...NO_DETAILS,
          user: { id: 4, username: 'Ben' },
          old: {
            role: 'translator',
            sourceLanguages: [{ id: 21, name: 'en' }],
            targetLanguages: [{ id: 22, name: 'fr' }],
          },
          new: {
            role: 'editor',
            sourceLanguages: null,
            targetLanguages: [
              { id: 21, name: 'en' },
              { id: 22, name: 'fr' },
            ],
          },
        },
      },
      {
        id: 92,
        at: NOW,
        actor: { id: 4, username: 'Ben' },
        action: 'invitation.accepted',
        details: { ...NO_DETAILS, user: { id: 4, username: 'Ben' }, role: 'translator' },
      },
      {
        id: 91,
        at: NOW,
        actor: { id: 3, username: 'Ada' },
        action: 'invitation.created',
        details: { ...NO_DETAILS, user: { id: 4, username: 'Ben' }, role: 'translator' },
      },
    ],
    next: null,
  },
};

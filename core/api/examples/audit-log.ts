import type { AuditedDeletion, AuditLogAction, AuditLogItem } from '../audit-log.js';
import type { Example } from './example.js';
import { NOW } from './parts.js';

/** The details of an audit log entry about nothing. */
const NO_DETAILS = {
  user: null,
  email: null,
  role: null,
  old: null,
  new: null,
  token: null,
  deleted: null,
} as const;

const byAda = (id: number, action: AuditLogAction, deleted: AuditedDeletion | null = null): AuditLogItem => ({
  id,
  at: NOW,
  actor: { id: 3, username: 'Ada' },
  byOperator: false,
  action,
  details: { ...NO_DETAILS, deleted },
});

/** After Ben was invited, joined and got another role; before, Ada tried the archive and deleted languages, a key and a group. */
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
        byOperator: false,
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
        byOperator: false,
        action: 'invitation.accepted',
        details: { ...NO_DETAILS, user: { id: 4, username: 'Ben' }, role: 'translator' },
      },
      {
        id: 91,
        at: NOW,
        actor: { id: 3, username: 'Ada' },
        byOperator: false,
        action: 'invitation.created',
        details: { ...NO_DETAILS, user: { id: 4, username: 'Ben' }, role: 'translator' },
      },
      byAda(90, 'group.deleted', { name: 'wind', keys: 0 }),
      byAda(89, 'key.deleted', { name: 'wind_title', keys: 1 }),
      byAda(88, 'language.deleted', { name: 'Spanish', keys: 0 }),
      byAda(87, 'language.deleted', { name: 'Deutsch (Schweiz)', keys: 0 }),
      byAda(86, 'project.unarchived'),
      byAda(85, 'project.archived'),
    ],
    next: null,
  },
};

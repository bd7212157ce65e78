import type { ActivityActor } from '#core/api/activity.js';
import type { AuditedMember, AuditLogDetails, AuditLogItem } from '#core/api/audit-log.js';

import type { Text } from '../../i18n/use-text.js';

/** Actions of users on their own account. The name is in the details, even after the account is deleted. */
const BY_THEMSELVES: readonly AuditLogItem['action'][] = [
  'member.left',
  'invitation.accepted',
  'invitation.declined',
];

const nameOf = (user: ActivityActor, text: Text): string =>
  user.username ?? text('activity.unnamed', { id: user.id });

/** The entry with the emails of users without a username, as far as they are in the list of members. */
export function withEmails(item: AuditLogItem, emails: ReadonlyMap<number, string>): AuditLogItem {
  const named = (user: ActivityActor | null): ActivityActor | null =>
    user && { ...user, username: user.username ?? emails.get(user.id) ?? null };
  return { ...item, actor: named(item.actor), details: { ...item.details, user: named(item.details.user) } };
}

/** The name of the person who acted. */
export function actorOf({ action, actor, byOperator, details }: AuditLogItem, text: Text): string {
  if (byOperator) return text('audit.operator');
  const known = actor ?? (BY_THEMSELVES.includes(action) && details.user?.username ? details.user : null);
  return known === null ? text('activity.gone') : nameOf(known, text);
}

const roleOf = (role: AuditedMember['role'] | null | undefined, text: Text): string =>
  text(`role.${role ?? 'none'}`);

/** The person affected: a user, an invited email, or someone unknown. */
function subjectOf({ details: { user, email } }: AuditLogItem, text: Text): string {
  if (user) return nameOf(user, text);
  return email ?? text('audit.somebody');
}

function memberDeed(item: AuditLogItem, text: Text): string {
  const { old, new: now } = item.details;
  const name = subjectOf(item, text);
  if (old?.role !== now?.role)
    return text('audit.role_changed', {
      name,
      before: roleOf(old?.role, text),
      role: roleOf(now?.role, text),
    });
  return text(languageChanges(item, text).length > 0 ? 'audit.languages_changed' : 'audit.member_saved', {
    name,
  });
}

const nameIn = ({ deleted }: AuditLogDetails): { name: string } => ({ name: deleted?.name ?? '' });

const DEEDS: Record<AuditLogItem['action'], (item: AuditLogItem, text: Text) => string> = {
  'member.updated': memberDeed,
  'member.removed': (item, text) =>
    text('audit.removed', { name: subjectOf(item, text), role: roleOf(item.details.role, text) }),
  'member.left': ({ details }, text) => text('audit.left', { role: roleOf(details.role, text) }),
  'project.transferred': (item, text) => text('audit.transferred', { name: subjectOf(item, text) }),
  'invitation.created': (item, text) =>
    text('audit.invited', { name: subjectOf(item, text), role: roleOf(item.details.role, text) }),
  'invitation.accepted': ({ details }, text) => text('audit.joined', { role: roleOf(details.role, text) }),
  'invitation.declined': ({ details }, text) => text('audit.declined', { role: roleOf(details.role, text) }),
  'invitation.deleted': (item, text) => text('audit.invitation_deleted', { name: subjectOf(item, text) }),
  'token.created': ({ details: { token } }, text) =>
    text('audit.token_created', {
      token: token?.name ?? '',
      scope: text(token?.scopes.includes('write') ? 'tokens.scope_write' : 'tokens.scope_read'),
    }),
  'token.revoked': ({ details }, text) => text('audit.token_revoked', { token: details.token?.name ?? '' }),
  'project.archived': (_item, text) => text('activity.project_archived'),
  'project.unarchived': (_item, text) => text('activity.project_unarchived'),
  'language.deleted': ({ details }, text) => text('activity.language_deleted', nameIn(details)),
  'group.deleted': ({ details }, text) => text('activity.group_deleted', nameIn(details)),
  'key.deleted': ({ details }, text) =>
    typeof details.deleted?.name === 'string'
      ? text('activity.key_deleted', nameIn(details))
      : text('audit.keys_deleted', { count: details.deleted?.keys ?? 0 }),
};

/** The description of the action, which follows the name of the actor. */
export const deedOf = (item: AuditLogItem, text: Text): string => DEEDS[item.action](item, text);

/** Details, one per line: the changed languages of a member, the keys deleted with a group. */
export function factsOf(item: AuditLogItem, text: Text): string[] {
  const { action, details } = item;
  const keys = action === 'group.deleted' ? (details.deleted?.keys ?? 0) : 0;
  return [
    ...languageChanges(item, text),
    ...(keys > 0 ? [text('activity.count_keys', { count: keys })] : []),
  ];
}

function languageChanges({ action, details }: AuditLogItem, text: Text): string[] {
  const { old, new: now } = details;
  if (action !== 'member.updated' || old === null || now === null) return [];
  return (['source', 'target'] as const).flatMap((access) => {
    const [before, after] = [languagesIn(old, access, text), languagesIn(now, access, text)];
    return before === after ? [] : [text(`audit.${access}_languages`, { before, after })];
  });
}

/** Without a limit on source languages, the limit on target languages applies. */
function languagesIn(member: AuditedMember, access: 'source' | 'target', text: Text): string {
  const list = member[`${access}Languages`];
  if (list === null) {
    const isBound = access === 'source' && member.targetLanguages !== null;
    return text(isBound ? 'members.targets_only' : 'members.all_languages');
  }
  if (list.length === 0) return text('members.no_language');
  return list.map(({ id, name }) => name ?? text('audit.deleted_language', { id })).join(', ');
}

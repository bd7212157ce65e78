/**
 * The parts that the messages of a language are loaded in: a dictionary begins with those of the login, those of the layout
 * and the editor's rows follow with them, and the rest with the first part of the product that needs them.
 */
export type MessagePart = 'login' | 'editor' | 'rest';

interface Shown {
  groups: readonly string[];
  others: ReadonlySet<string>;
}

/**
 * Groups of messages of which these pages show most, and what they show of others. test/browser/first-load.spec.ts names
 * what is missing.
 */
const LOGIN: Shown = {
  groups: ['app', 'form'],
  others: new Set([
    'nav.language',
    'profile.en',
    'profile.fr',
    'errors.network_error',
    'errors.project_archived',
    'errors.unknown_error',
    'errors.subscription_required',
    'errors.invalid-credential',
    'errors.load_title',
    'errors.boundary_title',
    'errors.boundary_text',
    'errors.unauthenticated',
    'errors.limit_reached',
    'errors.payload_too_large',
    'errors.too_many_requests',
    'errors.too_many_requests_minutes',
    'errors.unavailable',
    'errors.storage_full',
    'errors.load_text',
    'errors.registration_closed',
    'toast.verification_sent',
    'auth.login.title',
    'auth.login.submit',
    'auth.login.new',
    'auth.login.create',
    'auth.login.forgotten',
    'auth.login.unproven',
    'auth.email',
    'auth.password',
    'auth.show_password',
    'auth.hide_password',
    'auth.title',
    'auth.subtitle',
  ]),
};

const EDITOR: Shown = {
  groups: ['nav', 'errors', 'editor', 'banner', 'a11y', 'keycap'],
  others: new Set([
    'toast.copied',
    'imports.warnings_chip',
    'imports.left_out',
    'dashboard.title',
    'project.settings',
    'project.languages',
    'project.users',
    'project.leave',
    'project.delete',
    'archive.banner',
    'stale.note',
    'stale.count',
    'key.group',
    'language.import',
    'sub.monthly',
    'sub.yearly',
    'sub.update_card',
    'sub.ends_on',
    'sub.continue',
    'sub.issue',
    'sub.see_plans',
    'sub.per_month',
    'sub.per_year',
    'notfound.back',
    'activity.title',
    'activity.unnamed',
    'activity.gone',
    'bulk.stopped',
    'replace.title',
    'plural.add_zero',
    'plural.rare',
    'plural.all',
    'plural.example',
    'plural.exactly',
    'plural.remove',
    'issue.show',
    'issue.blocked',
    'issue.bulk_blocked',
    'issue.line',
    'issue.error',
    'issue.warning',
    'issue.hint',
    'presence.editing',
    'live.caught_up',
  ]),
};

const isIn = ({ groups, others }: Shown, id: string): boolean =>
  others.has(id) || groups.some((group) => id.startsWith(`${group}.`));

export function partOf(id: string): MessagePart {
  if (isIn(LOGIN, id)) return 'login';
  return isIn(EDITOR, id) ? 'editor' : 'rest';
}

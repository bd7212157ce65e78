/** The words of the tests that most likely notice: those first, for they need not all run. */
const WORDS: Record<string, string> = {
  account: 'Me\\b',
  activity: 'Activity|History|revert',
  groups: 'Group|Key|readProject',
  identity: 'oken|ession|signOut|Password|Email|register|createProject',
  invitations: 'nvit',
  languages: 'Language',
  members: 'Member|User|leave|gives|removes|invit|list',
  projects: 'Project',
  subscriptions: 'pay',
  tokens: 'oken',
  translations: 'Key|Value|Language|createProject',
  users: 'register|Me\\b',
};

/** The files of tests outside the matrix that most likely notice. */
const FILES: Record<string, string> = {
  account: 'api/account',
  activity: 'api/(activity|history|revert|written)',
  groups: 'api/(groups|keys|project-details|races\\.)',
  identity: 'api/(sessions|own-sessions|email|password|registration|project-creation|identity)|test/identity',
  invitations: 'api/invitation',
  languages: 'api/(languages|language-limits|import)',
  members: 'api/(members|races-of-members|handing-over|refusals|rights|language-limits)|billing/entitlement',
  projects: 'api/(project|statistics|rights)',
  subscriptions: 'test/(billing|realtime)',
  tokens: 'api/(tokens|access-tokens)',
  translations: 'api/(values|value-|races-of-values|language-limits|limits-of-projects|import|keys|rights)',
  users: 'api/(users|identity|registration)',
};

const WORDS_OF_CORE = 'renameGroup|deleteProject|gives|removes|invites';

/**
 * Names of tests of the matrix, as an expression.
 * @param folder that of a module; empty for core
 */
export const wordsNear = (folder: string) => WORDS[folder] ?? WORDS_OF_CORE;

/** Paths of tests, as an expression. */
export const filesNear = (folder: string) => FILES[folder] ?? 'api/refusals';

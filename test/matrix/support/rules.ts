import type { CallName } from '#core/api/calls.js';

// The rules of permissions, written a second time: the tests must not trust the tables they check.

export type TestRole = 'owner' | 'manager' | 'editor' | 'translator' | 'reviewer' | 'base';

/** The rights of each role. The unknown role `base` has no rights. */
const RIGHTS: Record<TestRole, readonly string[]> = {
  owner: [
    'canWriteGroup',
    'canWriteInvitation',
    'canWriteKey',
    'canWriteLanguage',
    'canWriteProject',
    'canDeleteProject',
    'canWriteValue',
    'canWriteUser',
    'canWriteStatus',
  ],
  manager: [
    'canWriteGroup',
    'canWriteInvitation',
    'canWriteKey',
    'canWriteLanguage',
    'canWriteProject',
    'canWriteValue',
    'canWriteUser',
    'canWriteStatus',
  ],
  editor: ['canWriteGroup', 'canWriteKey', 'canWriteLanguage', 'canWriteValue', 'canWriteStatus'],
  translator: ['canWriteValue'],
  reviewer: ['canWriteStatus'],
  base: [],
};

export const holds = (role: TestRole, right: string): boolean => RIGHTS[role].includes(right);

/** Members cannot act above their own role. */
export const RANK: Record<TestRole, number> = {
  owner: 4,
  manager: 3,
  editor: 2,
  translator: 1,
  reviewer: 1,
  base: 0,
};

/** A row of the endpoint table: who may call, the success status, and notes. */
export interface Rule {
  access: string;
  success: number;
  paid: 'own' | 'project' | undefined;
  languages: 'readable' | 'writable' | 'unlimited' | undefined;
  tokens: 'accepted' | 'unbound' | 'refused';
  archived: 'accepted' | undefined;
}

type Words = (
  'own €' | '€' | 'readable' | 'writable' | 'unlimited' | 'no tokens' | 'no project tokens' | 'in archive'
)[];

const rule = (access: string, success: number, ...words: Words): Rule => ({
  access,
  success,
  paid: words.includes('own €') ? 'own' : words.includes('€') ? 'project' : undefined,
  languages: (['readable', 'writable', 'unlimited'] as const).find((word) => words.includes(word)),
  tokens: words.includes('no tokens')
    ? 'refused'
    : words.includes('no project tokens')
      ? 'unbound'
      : 'accepted',
  archived: words.includes('in archive') ? 'accepted' : undefined,
});

const open = (success: number): Rule => rule('public', success, 'no tokens');

/** The endpoint table. A call that is missing here, or exists only here, fails the matrix. */
export const TABLE: Record<CallName, Rule> = {
  readConfig: open(200),
  signUp: open(201),
  signIn: open(200),
  refresh: open(200),
  signOut: open(204),
  requestPasswordReset: open(204),
  confirmPasswordReset: open(204),
  verifyEmail: open(204),
  changePassword: rule('identity', 204, 'no tokens'),
  register: rule('identity', 201, 'no tokens'),
  changeEmail: rule('identity', 204, 'no tokens'),
  cancelEmailChange: open(204),
  resendVerification: rule('identity', 204, 'no tokens'),
  listSessions: rule('identity', 200, 'no tokens'),
  endSession: rule('identity', 204, 'no tokens'),
  endOtherSessions: rule('identity', 204, 'no tokens'),
  signOutEverywhere: rule('identity', 204, 'no tokens'),
  readMe: rule('user', 200, 'no project tokens'),
  exportMe: rule('user', 200, 'no tokens'),
  updateMe: rule('user', 200, 'no tokens'),
  deleteMe: rule('user', 204, 'no tokens'),
  listTokens: rule('user', 200, 'no tokens'),
  createToken: rule('user', 201, 'no tokens'),
  revokeTokens: rule('user', 204, 'no tokens'),
  revokeToken: rule('user', 204, 'no tokens'),
  listProjects: rule('user', 200, 'readable'),
  createProject: rule('user', 201, 'own €', 'no project tokens'),
  readProject: rule('member', 200, 'readable'),
  readColumns: rule('member', 200, 'readable'),
  updateProject: rule('canWriteProject', 200, '€'),
  changePluralMode: rule('canWriteProject', 200, '€', 'unlimited'),
  deleteProject: rule('canDeleteProject', 204, 'in archive'),
  archiveProject: rule('canDeleteProject', 200, 'in archive'),
  unarchiveProject: rule('canDeleteProject', 200, 'in archive'),
  leaveProject: rule('member', 204, 'in archive'),
  listProjectUsers: rule('member', 200),
  updateProjectUser: rule('canWriteUser', 200, '€'),
  removeProjectUser: rule('canWriteUser', 204),
  readMyMembership: rule('member', 200),
  listGroups: rule('member', 200, 'readable'),
  readGroup: rule('member', 200, 'readable'),
  createGroup: rule('canWriteGroup', 201, '€'),
  renameGroup: rule('canWriteGroup', 200, '€'),
  deleteGroup: rule('canWriteGroup', 204, 'unlimited'),
  listKeys: rule('member', 200, 'readable'),
  createKeys: rule('canWriteKey', 201, '€', 'writable'),
  createKey: rule('canWriteKey', 201, '€', 'writable'),
  updateKey: rule('canWriteKey', 200, '€', 'unlimited'),
  deleteKey: rule('canWriteKey', 204, 'unlimited'),
  listValuesOfKey: rule('member', 200, 'readable'),
  createValue: rule('canWriteValue', 201, '€', 'writable'),
  writeValue: rule('canWriteValue', 200, '€', 'writable'),
  reviewValue: rule('canWriteStatus', 200, '€', 'writable'),
  confirmSource: rule('member', 200, '€', 'writable'),
  listValuesOfLanguage: rule('member', 200, 'readable'),
  changeInBulk: rule('member', 200, '€', 'writable'),
  replaceValues: rule('canWriteValue', 200, '€', 'writable'),
  readChecks: rule('member', 200, 'readable'),
  updateChecks: rule('canWriteProject', 200, '€'),
  checkTexts: rule('member', 200, 'readable', 'in archive'),
  ignoreFinding: rule('member', 204, '€', 'writable'),
  restoreFinding: rule('member', 204, '€', 'writable'),
  listLanguages: rule('member', 200, 'readable'),
  readLanguage: rule('member', 200, 'readable'),
  createLanguage: rule('canWriteLanguage', 201, '€'),
  updateLanguage: rule('canWriteLanguage', 200, '€', 'writable'),
  importIntoLanguage: rule('canWriteLanguage', 200, '€', 'writable'),
  applyChanges: rule('canWriteLanguage', 200, '€', 'writable'),
  deleteLanguage: rule('canWriteLanguage', 204, 'writable'),
  listFiles: rule('member', 200, 'readable'),
  updateFile: rule('canWriteProject', 200, '€'),
  deleteFile: rule('canWriteProject', 204, 'unlimited'),
  listFileProfiles: rule('member', 200, 'readable'),
  readFileProfiles: rule('member', 200, 'readable'),
  listActivity: rule('member', 200, 'readable'),
  listAuditLog: rule('canWriteUser', 200),
  listHistoryOfValue: rule('member', 200, 'readable'),
  revertChange: rule('member', 200, '€', 'writable'),
  listChangeSets: rule('member', 200, 'readable'),
  revertChangeSet: rule('member', 200, '€', 'writable'),
  listInvitations: rule('user', 200, 'no project tokens'),
  createInvitation: rule('canWriteInvitation', 201, '€'),
  acceptInvitation: rule('invitee', 200, 'no project tokens'),
  declineInvitation: rule('invitee', 204, 'no project tokens'),
  deleteInvitation: rule('canWriteInvitation', 204),
  createSubscriptionIntent: rule('user', 201, 'no tokens'),
  readCurrentSubscription: rule('user', 200, 'no tokens'),
  terminateSubscription: rule('user', 200, 'no tokens'),
  continueSubscription: rule('user', 200, 'no tokens'),
  readPaymentMethod: rule('user', 200, 'no tokens'),
  createSetupIntent: rule('user', 201, 'no tokens'),
  switchPlan: rule('user', 200, 'no tokens'),
  receiveStripeEvent: open(200),
};

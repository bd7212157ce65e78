/** Every path of the API, relative to its base; the client and the tests build their calls from here. */
export const API_BASE = '/api/v1';

const project = (projectId: number): string => `/projects/${projectId}`;
const key = (projectId: number, keyId: number): string => `${project(projectId)}/translations/${keyId}`;

export const routes = {
  config: () => '/config',
  signUp: () => '/identity/sign-up',
  signIn: () => '/identity/sign-in',
  refresh: () => '/identity/refresh',
  signOut: () => '/identity/sign-out',
  requestPasswordReset: () => '/identity/password-reset/request',
  confirmPasswordReset: () => '/identity/password-reset/confirm',
  verifyEmail: () => '/identity/verify-email',
  resendVerification: () => '/identity/verify-email/resend',
  sessions: () => '/identity/sessions',
  session: (sessionId: string) => `/identity/sessions/${sessionId}`,
  signOutEverywhere: () => '/identity/sign-out-everywhere',
  changeEmail: () => '/identity/change-email',
  changePassword: () => '/identity/change-password',
  register: () => '/auth/register',
  me: () => '/users/me',
  tokens: () => '/users/me/tokens',
  token: (tokenId: number) => `/users/me/tokens/${tokenId}`,
  projects: () => '/projects',
  project,
  projectDetails: (projectId: number) => `${project(projectId)}/details`,
  leave: (projectId: number) => `${project(projectId)}/leave`,
  projectUsers: (projectId: number) => `${project(projectId)}/users`,
  projectUser: (projectId: number, userId: number) => `${project(projectId)}/users/${userId}`,
  myMembership: (projectId: number) => `${project(projectId)}/users/me`,
  groups: (projectId: number) => `${project(projectId)}/groups`,
  group: (projectId: number, groupId: number) => `${project(projectId)}/groups/${groupId}`,
  keys: (projectId: number) => `${project(projectId)}/translations`,
  keysInBulk: (projectId: number) => `${project(projectId)}/translations/keys`,
  key,
  values: (projectId: number, keyId: number) => `${key(projectId, keyId)}/values`,
  value: (projectId: number, keyId: number, valueId: number) => `${key(projectId, keyId)}/values/${valueId}`,
  valueStatus: (projectId: number, keyId: number, valueId: number) =>
    `${key(projectId, keyId)}/values/${valueId}/status`,
  valuesOfLanguage: (projectId: number, languageId: number) =>
    `${project(projectId)}/translations/values?languageId=${languageId}`,
  valueHistory: (projectId: number, keyId: number, valueId: number) =>
    `${key(projectId, keyId)}/values/${valueId}/history`,
  activity: (projectId: number) => `${project(projectId)}/activity`,
  revertActivity: (projectId: number, activityId: number) =>
    `${project(projectId)}/activity/${activityId}/revert`,
  languages: (projectId: number) => `${project(projectId)}/languages`,
  language: (projectId: number, languageId: number) => `${project(projectId)}/languages/${languageId}`,
  importIntoLanguage: (projectId: number, languageId: number) =>
    `${project(projectId)}/languages/${languageId}/import`,
  invitations: () => '/invitations',
  invitation: (invitationId: number) => `/invitations/${invitationId}`,
  acceptInvitation: (invitationId: number) => `/invitations/${invitationId}/accept`,
  declineInvitation: (invitationId: number) => `/invitations/${invitationId}/decline`,
  subscriptionIntent: () => '/subscriptions/intent',
  currentSubscription: () => '/subscriptions/current',
  continueSubscription: () => '/subscriptions/current/continue',
  paymentMethod: () => '/subscriptions/current/payment-method',
  setupIntent: () => '/subscriptions/current/setup-intent',
  switchPlan: () => '/subscriptions/current/switch',
  stripeWebhook: () => '/webhooks/stripe',
} as const;

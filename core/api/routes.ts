import { CALLS } from './calls.js';

/** The base path of the API. */
export const API_BASE = '/api/v1';

/** Session ids are strings, all other ids are numbers. */
type Slot<Name> = Name extends 'sessionId' ? string : number;

type Slots<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? [id: Slot<Name>, ...Slots<Rest>]
  : [];

/** The path of a call, as a function of its parameters. */
function to<Path extends string>({ path }: { path: Path }): (...ids: Slots<Path>) => string {
  return (...ids) => {
    const left: (string | number)[] = [...ids];
    return path.replace(/\{\w+\}/g, () => String(left.shift()));
  };
}

/** Paths of the API, relative to its base, from the table of calls; the client and the tests build their calls from here. */
export const routes = {
  config: to(CALLS.readConfig),
  signUp: to(CALLS.signUp),
  signIn: to(CALLS.signIn),
  refresh: to(CALLS.refresh),
  signOut: to(CALLS.signOut),
  requestPasswordReset: to(CALLS.requestPasswordReset),
  confirmPasswordReset: to(CALLS.confirmPasswordReset),
  verifyEmail: to(CALLS.verifyEmail),
  resendVerification: to(CALLS.resendVerification),
  sessions: to(CALLS.listSessions),
  session: to(CALLS.endSession),
  signOutEverywhere: to(CALLS.signOutEverywhere),
  changeEmail: to(CALLS.changeEmail),
  cancelEmailChange: to(CALLS.cancelEmailChange),
  changePassword: to(CALLS.changePassword),
  register: to(CALLS.register),
  me: to(CALLS.readMe),
  exportMe: to(CALLS.exportMe),
  tokens: to(CALLS.listTokens),
  token: to(CALLS.revokeToken),
  projects: to(CALLS.listProjects),
  project: to(CALLS.updateProject),
  projectDetails: to(CALLS.readProject),
  leave: to(CALLS.leaveProject),
  projectUsers: to(CALLS.listProjectUsers),
  projectUser: to(CALLS.updateProjectUser),
  myMembership: to(CALLS.readMyMembership),
  groups: to(CALLS.listGroups),
  group: to(CALLS.readGroup),
  keys: to(CALLS.listKeys),
  keysInBulk: to(CALLS.createKeys),
  key: to(CALLS.updateKey),
  values: to(CALLS.listValuesOfKey),
  value: to(CALLS.writeValue),
  valueStatus: to(CALLS.reviewValue),
  valuesOfLanguage: (projectId: number, languageId: number) =>
    `${to(CALLS.listValuesOfLanguage)(projectId)}?languageId=${languageId}`,
  valueHistory: to(CALLS.listHistoryOfValue),
  activity: to(CALLS.listActivity),
  revertActivity: to(CALLS.revertChange),
  languages: to(CALLS.listLanguages),
  language: to(CALLS.readLanguage),
  importIntoLanguage: to(CALLS.importIntoLanguage),
  invitations: to(CALLS.listInvitations),
  invitation: to(CALLS.deleteInvitation),
  acceptInvitation: to(CALLS.acceptInvitation),
  declineInvitation: to(CALLS.declineInvitation),
  subscriptionIntent: to(CALLS.createSubscriptionIntent),
  currentSubscription: to(CALLS.readCurrentSubscription),
  continueSubscription: to(CALLS.continueSubscription),
  paymentMethod: to(CALLS.readPaymentMethod),
  setupIntent: to(CALLS.createSetupIntent),
  switchPlan: to(CALLS.switchPlan),
  stripeWebhook: to(CALLS.receiveStripeEvent),
} as const;

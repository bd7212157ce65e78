import type { FindingView } from './checks.js';

/** Error codes, the contract between server and client. The client has texts for them in its catalogues. */
export const ErrorCode = {
  ValidationError: 'validation_error',
  NoSuchRoute: 'no_such_route',
  Unauthenticated: 'unauthenticated',
  InvalidCredential: 'invalid-credential',
  EmailAlreadyInUse: 'email_already_in_use',
  EmailNotVerified: 'email_not_verified',
  Unauthorized: 'unauthorized',
  SessionRequired: 'session_required',
  ReadOnlyToken: 'read_only_token',
  RegistrationClosed: 'registration_closed',
  ProjectCreationRestricted: 'project_creation_restricted',
  NotYourProject: 'not_your_project',
  ProjectArchived: 'project_archived',
  SubscriptionRequired: 'subscription_required',
  GroupAlreadyExists: 'group_already_exists',
  GroupNotEmpty: 'group_not_empty',
  KeyNameAlreadyExists: 'key_name_already_exists',
  LanguageAlreadyExists: 'language_already_exists',
  LanguageTagAlreadyExists: 'language_tag_already_exists',
  ValueAlreadyExists: 'value_already_exists',
  InvitationAlreadyExists: 'invitation_already_exists',
  InvitationUserNotFound: 'invitation_user_not_found',
  NotExistingGroup: 'not_existing_group',
  NotExistingKey: 'not_existing_key',
  NotExistingValue: 'not_existing_value',
  NotExistingLanguage: 'not_existing_language',
  NotExistingUser: 'not_existing_user',
  NotExistingInvitation: 'not_existing_invitation',
  NotExistingActivity: 'not_existing_activity',
  NotExistingChangeSet: 'not_existing_change_set',
  NotExistingToken: 'not_existing_token',
  NotExistingSession: 'not_existing_session',
  LastLanguage: 'last_language',
  OwnerCannotLeave: 'owner_cannot_leave',
  OwnerOfSharedProject: 'owner_of_shared_project',
  EmptyValue: 'empty_value',
  ChecksFailed: 'checks_failed',
  NotRevertible: 'not_revertible',
  AlreadyReverted: 'already_reverted',
  ImportMoved: 'import_moved',
  PluralsMoved: 'plurals_moved',
  ChangeSetExpired: 'change_set_expired',
  LimitReached: 'limit_reached',
  Conflict: 'conflict',
  BillingDisabled: 'billing_disabled',
  BillingUnavailable: 'billing_unavailable',
  BillingBusy: 'billing_busy',
  BillingConflict: 'billing_conflict',
  BillingOutOfSync: 'billing_out_of_sync',
  InvalidSignature: 'invalid_signature',
  InvalidPrice: 'invalid_price',
  CardDeclined: 'card_declined',
  AlreadySubscribed: 'already_subscribed',
  AlreadyOnPlan: 'already_on_plan',
  PaymentRequired: 'payment_required',
  PaymentProcessing: 'payment_processing',
  NotExistingSubscription: 'not_existing_subscription',
  TerminationScheduled: 'termination_scheduled',
  SubscriptionEnded: 'subscription_ended',
  PayloadTooLarge: 'payload_too_large',
  TooManyRequests: 'too_many_requests',
  Unavailable: 'unavailable',
  StorageFull: 'storage_full',
  UnknownError: 'unknown_error',
} as const;

export type ErrorCode = (typeof ErrorCode)[keyof typeof ErrorCode];

/** The body of every error response. */
export interface ApiErrorBody {
  statusCode: number;
  error: ErrorCode;
  message: string;
  requestId: string;
  /** On 400: the error of each invalid field. */
  fields?: Record<string, string>;
  /** On 409: the current value. */
  current?: unknown;
  /** On 422 `checks_failed`: the errors of the text. */
  findings?: readonly FindingView[];
  /** On 402: why the bank declined, as the payment provider names it. */
  declineCode?: string;
}

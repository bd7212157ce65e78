import { AuditLog } from './audit-log.entity.js';
import { BillingCustomer } from './billing-customer.entity.js';
import { BillingJob } from './billing-job.entity.js';
import { Group } from './group.entity.js';
import { History } from './history.entity.js';
import { IdentityToken } from './identity-token.entity.js';
import { Identity } from './identity.entity.js';
import { InvitationLanguage } from './invitation-language.entity.js';
import { Invitation } from './invitation.entity.js';
import { Key } from './key.entity.js';
import { LanguageCount } from './language-count.entity.js';
import { Language } from './language.entity.js';
import { MemberLanguage } from './member-language.entity.js';
import { Membership } from './membership.entity.js';
import { PersonalToken } from './personal-token.entity.js';
import { ProjectRevision } from './project-revision.entity.js';
import { Project } from './project.entity.js';
import { RefreshToken } from './refresh-token.entity.js';
import { StripeEvent } from './stripe-event.entity.js';
import { Subscription } from './subscription.entity.js';
import { User } from './user.entity.js';
import { Value } from './value.entity.js';

export const entities = [
  AuditLog,
  BillingCustomer,
  BillingJob,
  Group,
  History,
  IdentityToken,
  Identity,
  InvitationLanguage,
  Invitation,
  Key,
  LanguageCount,
  Language,
  MemberLanguage,
  Membership,
  PersonalToken,
  ProjectRevision,
  Project,
  RefreshToken,
  StripeEvent,
  Subscription,
  User,
  Value,
];

export {
  AuditLog,
  BillingCustomer,
  BillingJob,
  Group,
  History,
  IdentityToken,
  Identity,
  InvitationLanguage,
  Invitation,
  Key,
  LanguageCount,
  Language,
  MemberLanguage,
  Membership,
  PersonalToken,
  ProjectRevision,
  Project,
  RefreshToken,
  StripeEvent,
  Subscription,
  User,
  Value,
};

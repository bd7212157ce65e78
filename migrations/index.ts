import { InitialSchema1763683200000 } from './1763683200000-initial-schema.js';
import { AccountLife1763769600000 } from './1763769600000-account-life.js';
import { BillingLeases1763856000000 } from './1763856000000-billing-leases.js';
import { SocketAttachments1763856060000 } from './1763856060000-socket-attachments.js';
import { OutgoingMail1763899200000 } from './1763899200000-outgoing-mail.js';
import { UsernameOfSignUp1763985600000 } from './1763985600000-username-of-sign-up.js';
import { OldestCode1795346224056 } from './1795346224056-oldest-code.js';
import { FoldedEmails1795348131000 } from './1795348131000-folded-emails.js';
import { OneMailedLink1795348541123 } from './1795348541123-one-mailed-link.js';
import { WebhookClaims1795348584605 } from './1795348584605-webhook-claims.js';
import { ReviewedHistory1795358890324 } from './1795358890324-reviewed-history.js';
import { Jobs1795370567263 } from './1795370567263-jobs.js';
import { UnregisteredInvitations1795396000000 } from './1795396000000-unregistered-invitations.js';
import { ContextAndChangeSets1795420000000 } from './1795420000000-context-and-change-sets.js';
import { FileProfiles1795430000000 } from './1795430000000-file-profiles.js';
import { PluralForms1795440000000 } from './1795440000000-plural-forms.js';
import { LanguageTagging1795441000000 } from './1795441000000-language-tagging.js';
import { SourcesOfTranslations1795500000000 } from './1795500000000-sources-of-translations.js';
import { Checks1795510000000 } from './1795510000000-checks.js';
import { CountersUnderLoad1795521000000 } from './1795521000000-counters-under-load.js';
import { ValuesByLanguageAndKey1795522000000 } from './1795522000000-values-by-language-and-key.js';
import { StatementsOfOneProject1795530000000 } from './1795530000000-statements-of-one-project.js';
import { SharedRateLimits1795540000000 } from './1795540000000-shared-rate-limits.js';
import { SecretFingerprint1795551000000 } from './1795551000000-secret-fingerprint.js';
import { ResentLinks1795551100000 } from './1795551100000-resent-links.js';
import { DisabledAccounts1795552000000 } from './1795552000000-disabled-accounts.js';
import { FilesOfARepository1795600000000 } from './1795600000000-files-of-a-repository.js';

/** Every migration, oldest first. They run in one transaction that holds an advisory lock. */
export const migrations = [
  InitialSchema1763683200000,
  AccountLife1763769600000,
  BillingLeases1763856000000,
  SocketAttachments1763856060000,
  OutgoingMail1763899200000,
  UsernameOfSignUp1763985600000,
  OldestCode1795346224056,
  FoldedEmails1795348131000,
  OneMailedLink1795348541123,
  WebhookClaims1795348584605,
  ReviewedHistory1795358890324,
  Jobs1795370567263,
  UnregisteredInvitations1795396000000,
  ContextAndChangeSets1795420000000,
  FileProfiles1795430000000,
  PluralForms1795440000000,
  LanguageTagging1795441000000,
  SourcesOfTranslations1795500000000,
  Checks1795510000000,
  CountersUnderLoad1795521000000,
  ValuesByLanguageAndKey1795522000000,
  StatementsOfOneProject1795530000000,
  SharedRateLimits1795540000000,
  SecretFingerprint1795551000000,
  ResentLinks1795551100000,
  DisabledAccounts1795552000000,
  FilesOfARepository1795600000000,
];

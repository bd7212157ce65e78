import { tlsFaults } from '../database/tls.js';
import type { FirebaseSettings } from './firebase-settings.js';
import { firebaseFaults } from './firebase-settings.js';
import type { PaymentSettings } from './payment-settings.js';
import { paymentFaults } from './payment-settings.js';

interface Together extends PaymentSettings, FirebaseSettings {
  databaseUrl: string | null;
  databaseReplicaUrl: string | null;
  smtpUrl: string | null;
  mailFrom: string;
  publicUrl: string | null;
  registration: string;
  registrationInvited: readonly string[];
  operators: readonly string[];
  projectCreation: string;
}

/** Returns one line per combination of settings that cannot work together. */
export function contradictions(settings: Together): string[] {
  const { smtpUrl, mailFrom, publicUrl } = settings;
  return [
    // Otherwise links in emails would point to the `Host` header, which the sender of the request chooses.
    ...(smtpUrl !== null && publicUrl === null
      ? ['SMTP_URL needs PUBLIC_URL: mails carry links to it.']
      : []),
    ...(smtpUrl !== null && mailFrom === ''
      ? ['SMTP_URL needs MAIL_FROM: the sender of mails, such as Motley <motley@example.com>.']
      : []),
    ...(settings.databaseReplicaUrl !== null && settings.databaseUrl === null
      ? ['DATABASE_REPLICA_URL needs DATABASE_URL: the embedded database has no replica.']
      : []),
    ...tlsFaults('DATABASE_URL', settings.databaseUrl),
    ...tlsFaults('DATABASE_REPLICA_URL', settings.databaseReplicaUrl),
    ...peopleFaults(settings),
    ...firebaseFaults(settings),
    ...paymentFaults(settings),
  ];
}

/** A restriction that nobody can meet is a mistake. */
function peopleFaults({ registration, registrationInvited, operators, projectCreation }: Together): string[] {
  const faults: string[] = [];
  if (registration === 'invited' && registrationInvited.length + operators.length === 0)
    faults.push('REGISTRATION=invited needs REGISTRATION_INVITED or OPERATORS: whom it lets in.');
  if (projectCreation === 'operators' && operators.length === 0)
    faults.push('PROJECT_CREATION=operators needs OPERATORS: who they are.');
  return faults;
}

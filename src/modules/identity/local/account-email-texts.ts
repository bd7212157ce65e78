import type { Locale } from '../../../platform/http/client/client-context.js';
import type { EmailTemplate } from '../../../platform/mail/email-template.js';

type AccountEmailText = Omit<EmailTemplate, 'link' | 'usefulFor'>;

export type AccountEmail =
  | 'passwordReset'
  | 'passwordChanged'
  | 'newDevice'
  | 'emailVerification'
  | 'emailChange'
  | 'emailChangeAsked'
  | 'emailChanged';

/** `{device}` and `{time}` are replaced. */
const EN: Record<AccountEmail, AccountEmailText> = {
  passwordReset: {
    subject: 'Choose a new password for Motley',
    opening: 'Someone (probably you) asked to reset your Motley password.',
    action: 'Choose a new password',
    closing:
      'The link works once and expires in 1 hour. If it wasn’t you, ignore this email; your password won’t change.',
  },
  passwordChanged: {
    subject: 'Your Motley password was changed',
    opening:
      'The password of your Motley account was changed, and other devices were logged out. If it was you, there is nothing to do.',
    action: 'Reset my password',
    closing: 'If it wasn’t you, someone else can use your account: reset your password right away.',
  },
  newDevice: {
    subject: 'New login to your Motley account',
    opening:
      'Someone logged in to your Motley account from a device we haven’t seen before: {device}, {time} (UTC). If it was you, there is nothing to do.',
    action: 'Reset my password',
    closing:
      'If it wasn’t you, someone knows your password: reset it right away. That logs out every device.',
  },
  emailVerification: {
    subject: 'Confirm your email for Motley',
    opening: 'Someone (probably you) created a Motley account with this email address.',
    action: 'Confirm my email',
    closing: 'The link works once and expires in 7 days. If it wasn’t you, ignore this email.',
  },
  emailChange: {
    subject: 'Confirm your new email for Motley',
    opening: 'Someone (probably you) asked to use this email address for a Motley account.',
    action: 'Confirm my new email',
    closing:
      'The link works once and expires in 24 hours. If it wasn’t you, ignore this email; nothing will change.',
  },
  emailChangeAsked: {
    subject: 'Your Motley account is about to change its email',
    opening:
      'Someone who knows your password asked to use a different email for your Motley account. If it was you, there is nothing to do here.',
    action: 'Stop this change',
    closing:
      'The link works once, until the change is confirmed, and expires in 24 hours. If it wasn’t you, stop the change, then choose a new password right away.',
  },
  emailChanged: {
    subject: 'The email of your Motley account has changed',
    opening:
      'Your Motley account now has a different email, and you log in with that one. This address is no longer part of it.',
    action: 'Open Motley',
    closing:
      'If it wasn’t you, someone else knows your password: tell the people who run this instance of Motley at once.',
  },
};

const FR: Record<AccountEmail, AccountEmailText> = {
  passwordReset: {
    subject: 'Choisissez un nouveau mot de passe pour Motley',
    opening: 'Quelqu’un (vous, sans doute) a demandé à réinitialiser votre mot de passe Motley.',
    action: 'Choisir un nouveau mot de passe',
    closing:
      'Le lien fonctionne une seule fois et expire dans 1 heure. Si ce n’était pas vous, ignorez cet e-mail : votre mot de passe ne changera pas.',
  },
  passwordChanged: {
    subject: 'Votre mot de passe Motley a été modifié',
    opening:
      'Le mot de passe de votre compte Motley a été modifié et les autres appareils ont été déconnectés. Si c’était vous, vous n’avez rien à faire.',
    action: 'Réinitialiser mon mot de passe',
    closing:
      'Si ce n’était pas vous, quelqu’un peut utiliser votre compte : réinitialisez votre mot de passe sans attendre.',
  },
  newDevice: {
    subject: 'Nouvelle connexion à votre compte Motley',
    opening:
      'Quelqu’un s’est connecté à votre compte Motley depuis un appareil inconnu jusqu’ici : {device}, {time} (UTC). Si c’était vous, vous n’avez rien à faire.',
    action: 'Réinitialiser mon mot de passe',
    closing:
      'Si ce n’était pas vous, quelqu’un connaît votre mot de passe : réinitialisez-le sans attendre. Tous les appareils seront déconnectés.',
  },
  emailVerification: {
    subject: 'Confirmez votre e-mail pour Motley',
    opening: 'Quelqu’un (vous, sans doute) a créé un compte Motley avec cette adresse e-mail.',
    action: 'Confirmer mon e-mail',
    closing:
      'Le lien fonctionne une seule fois et expire dans 7 jours. Si ce n’était pas vous, ignorez cet e-mail.',
  },
  emailChange: {
    subject: 'Confirmez votre nouvel e-mail pour Motley',
    opening: 'Quelqu’un (vous, sans doute) a demandé à utiliser cette adresse e-mail pour un compte Motley.',
    action: 'Confirmer mon nouvel e-mail',
    closing:
      'Le lien fonctionne une seule fois et expire dans 24 heures. Si ce n’était pas vous, ignorez cet e-mail : rien ne changera.',
  },
  emailChangeAsked: {
    subject: 'L’e-mail de votre compte Motley est sur le point de changer',
    opening:
      'Une personne qui connaît votre mot de passe a demandé à utiliser un autre e-mail pour votre compte Motley. Si c’était vous, vous n’avez rien à faire.',
    action: 'Annuler ce changement',
    closing:
      'Le lien fonctionne une seule fois, tant que le changement n’est pas confirmé, et expire dans 24 heures. Si ce n’était pas vous, annulez-le, puis choisissez aussitôt un nouveau mot de passe.',
  },
  emailChanged: {
    subject: 'L’e-mail de votre compte Motley a changé',
    opening:
      'Votre compte Motley a désormais un autre e-mail, avec lequel vous vous connectez. Cette adresse n’en fait plus partie.',
    action: 'Ouvrir Motley',
    closing:
      'Si ce n’était pas vous, quelqu’un connaît votre mot de passe : prévenez sans attendre les responsables de cette instance de Motley.',
  },
};

export const ACCOUNT_EMAIL_TEXTS: Record<Locale, Record<AccountEmail, AccountEmailText>> = { en: EN, fr: FR };

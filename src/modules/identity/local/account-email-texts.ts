import type { Locale } from '../../../platform/http/client-context.js';
import type { EmailTemplate } from '../../../platform/mail/email-template.js';

type AccountEmailText = Omit<EmailTemplate, 'link' | 'usefulFor'>;

export type AccountEmail =
  'passwordReset' | 'emailVerification' | 'emailChange' | 'emailChangeAsked' | 'emailChanged';

const EN: Record<AccountEmail, AccountEmailText> = {
  passwordReset: {
    subject: 'Choose a new password for Motley',
    opening: 'Somebody, probably you, asked for a new password for your Motley account.',
    action: 'Choose a new password',
    closing:
      'The link is good for one hour, and once. If you did not ask for it, do nothing: your password stays as it is.',
  },
  emailVerification: {
    subject: 'Confirm your email for Motley',
    opening: 'Somebody, probably you, created a Motley account with this email.',
    action: 'Confirm my email',
    closing: 'The link is good for seven days, and once. If you did not create an account, do nothing.',
  },
  emailChange: {
    subject: 'Confirm your new email for Motley',
    opening: 'Somebody, probably you, wants to use this email for a Motley account from now on.',
    action: 'Confirm my new email',
    closing:
      'The link is good for one day, and once. If it was not you, do nothing: everything stays as it is.',
  },
  emailChangeAsked: {
    subject: 'Your Motley account is about to change its email',
    opening:
      'Someone who knows your password asked to use a different email for your Motley account. If it was you, there is nothing to do here.',
    action: 'Stop this change',
    closing:
      'The link works once, for one day, until the change is confirmed. If it was not you, stop the change and then choose a new password right away.',
  },
  emailChanged: {
    subject: 'The email of your Motley account has changed',
    opening:
      'Your Motley account has another email from now on. This one is not part of it any more: you sign in with the new one.',
    action: 'Open Motley',
    closing:
      'If it was not you, somebody else knows your password: tell those who run this instance of Motley at once.',
  },
};

const FR: Record<AccountEmail, AccountEmailText> = {
  passwordReset: {
    subject: 'Choisissez un nouveau mot de passe pour Motley',
    opening: 'Quelqu’un, sans doute vous, a demandé un nouveau mot de passe pour votre compte Motley.',
    action: 'Choisir un nouveau mot de passe',
    closing:
      'Le lien est valable une heure, et une seule fois. Si vous n’avez rien demandé, ne faites rien : votre mot de passe reste le même.',
  },
  emailVerification: {
    subject: 'Confirmez votre e-mail pour Motley',
    opening: 'Quelqu’un, sans doute vous, a créé un compte Motley avec cet e-mail.',
    action: 'Confirmer mon e-mail',
    closing:
      'Le lien est valable sept jours, et une seule fois. Si vous n’avez pas créé de compte, ne faites rien.',
  },
  emailChange: {
    subject: 'Confirmez votre nouvel e-mail pour Motley',
    opening: 'Quelqu’un, sans doute vous, souhaite utiliser désormais cet e-mail pour un compte Motley.',
    action: 'Confirmer mon nouvel e-mail',
    closing:
      'Le lien est valable un jour, et une seule fois. Si ce n’était pas vous, ne faites rien : tout reste comme avant.',
  },
  emailChangeAsked: {
    subject: 'L’e-mail de votre compte Motley est sur le point de changer',
    opening:
      'Une personne qui connaît votre mot de passe a demandé à utiliser un autre e-mail pour votre compte Motley. Si c’était vous, vous n’avez rien à faire.',
    action: 'Annuler ce changement',
    closing:
      'Le lien fonctionne une seule fois, pendant un jour, tant que le changement n’est pas confirmé. Si ce n’était pas vous, annulez-le, puis choisissez aussitôt un nouveau mot de passe.',
  },
  emailChanged: {
    subject: 'L’e-mail de votre compte Motley a changé',
    opening:
      'Votre compte Motley a désormais un autre e-mail. Celui-ci n’en fait plus partie : connectez-vous avec le nouveau.',
    action: 'Ouvrir Motley',
    closing:
      'Si ce n’était pas vous, quelqu’un connaît votre mot de passe : prévenez sans attendre les responsables de cette instance de Motley.',
  },
};

export const ACCOUNT_EMAIL_TEXTS: Record<Locale, Record<AccountEmail, AccountEmailText>> = { en: EN, fr: FR };

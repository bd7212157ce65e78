import type { Locale } from '../../platform/http/client-context.js';
import type { EmailTemplate } from '../../platform/mail/email-template.js';

type Text = (inviter: string, project: string) => Omit<EmailTemplate, 'link' | 'usefulFor'>;

/** For a user, and for somebody without an account. */
export const INVITATION_TEXTS: Record<Locale, Record<'registered' | 'unregistered', Text>> = {
  en: {
    registered: (inviter, project) => ({
      subject: `Invitation to the project “${project}” on Motley`,
      opening: `${inviter} invites you to work on the project “${project}”.`,
      action: 'See my invitations',
      closing: 'The invitation is good for 30 days. If you do not want it, decline it there or do nothing.',
    }),
    unregistered: (inviter, project) => ({
      subject: `Invitation to the project “${project}” on Motley`,
      opening: `${inviter} invites you to work on the project “${project}”. To accept, create a Motley account with this email.`,
      action: 'Create an account',
      closing:
        'The invitation is good for 30 days, and only for this email. If you do not want it, do nothing.',
    }),
  },
  fr: {
    registered: (inviter, project) => ({
      subject: `Invitation au projet « ${project} » sur Motley`,
      opening: `${inviter} vous invite à travailler sur le projet « ${project} ».`,
      action: 'Voir mes invitations',
      closing:
        'L’invitation est valable 30 jours. Si vous n’en voulez pas, refusez-la à cet endroit ou ne faites rien.',
    }),
    unregistered: (inviter, project) => ({
      subject: `Invitation au projet «\u202f${project}\u202f» sur Motley`,
      opening: `${inviter} vous invite à travailler sur le projet «\u202f${project}\u202f». Pour accepter, créez un compte Motley avec cet e-mail.`,
      action: 'Créer un compte',
      closing:
        'L’invitation est valable 30 jours, et seulement pour cet e-mail. Si vous n’en voulez pas, ne faites rien.',
    }),
  },
};

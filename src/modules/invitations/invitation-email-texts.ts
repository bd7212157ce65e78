import type { Locale } from '../../platform/http/client/client-context.js';
import type { EmailTemplate } from '../../platform/mail/email-template.js';

type Text = (inviter: string, project: string) => Omit<EmailTemplate, 'link' | 'usefulFor'>;

/** For users, and for people without an account. */
export const INVITATION_TEXTS: Record<Locale, Record<'registered' | 'unregistered', Text>> = {
  en: {
    registered: (inviter, project) => ({
      subject: `Invitation to the project “${project}” on Motley`,
      opening: `${inviter} invites you to work on the project “${project}”.`,
      action: 'See my invitations',
      closing:
        'The invitation expires in 30 days. If you don’t want it, decline it there or ignore this email.',
    }),
    unregistered: (inviter, project) => ({
      subject: `Invitation to the project “${project}” on Motley`,
      opening: `${inviter} invites you to work on the project “${project}”. To accept, create a Motley account with this email.`,
      action: 'Create an account',
      closing:
        'The invitation expires in 30 days and works only for this email. If you don’t want it, ignore this email.',
    }),
  },
  fr: {
    registered: (inviter, project) => ({
      subject: `Invitation au projet « ${project} » sur Motley`,
      opening: `${inviter} vous invite à travailler sur le projet « ${project} ».`,
      action: 'Voir mes invitations',
      closing:
        'L’invitation expire dans 30 jours. Si vous n’en voulez pas, refusez-la sur cette page ou ignorez cet e-mail.',
    }),
    unregistered: (inviter, project) => ({
      subject: `Invitation au projet «\u202f${project}\u202f» sur Motley`,
      opening: `${inviter} vous invite à travailler sur le projet «\u202f${project}\u202f». Pour accepter, créez un compte Motley avec cet e-mail.`,
      action: 'Créer un compte',
      closing:
        'L’invitation expire dans 30 jours et ne vaut que pour cet e-mail. Si vous n’en voulez pas, ignorez ce message.',
    }),
  },
};

import { Injectable } from '@nestjs/common';

import { DAY_MS } from '#core/domain/durations.js';

import { PublicAddress } from '../../platform/http/public-address.js';
import { LOCALES } from '../../platform/http/client-context.js';
import type { Locale, ClientContext } from '../../platform/http/client-context.js';
import { mailOf } from '../../platform/mail/email-template.js';
import type { EmailTemplate } from '../../platform/mail/email-template.js';
import { Mailer } from '../../platform/mail/mailer.js';
import { assertDefined } from '../../platform/assert-defined.js';
import { InvitationsQueries } from './invitations.queries.js';

/** Whom a letter is for, from whom, and what it is about. */
interface Invited {
  inviteeId: number;
  inviterId: number;
  projectName: string;
}

type Text = Omit<EmailTemplate, 'link' | 'usefulFor'>;

const TEXTS: Record<Locale, (inviter: string, project: string) => Text> = {
  en: (inviter, project) => ({
    subject: `Invitation to the project “${project}” on Motley`,
    opening: `${inviter} invites you to work on the project “${project}”.`,
    action: 'See my invitations',
    closing: 'The invitation is good for 30 days. If you do not want it, decline it there or do nothing.',
  }),
  fr: (inviter, project) => ({
    subject: `Invitation au projet « ${project} » sur Motley`,
    opening: `${inviter} vous invite à travailler sur le projet « ${project} ».`,
    action: 'Voir mes invitations',
    closing:
      'L’invitation est valable 30 jours. Si vous n’en voulez pas, refusez-la à cet endroit ou ne faites rien.',
  }),
};

/** Tells somebody that they are invited; the product shows the same, so that nothing is lost where no mail can be sent. */
@Injectable()
export class InvitationLetter {
  constructor(
    private readonly mailer: Mailer,
    private readonly address: PublicAddress,
    private readonly queries: InvitationsQueries,
  ) {}

  /** Inside the transaction that makes the invitation. */
  async post({ inviteeId, inviterId, projectName }: Invited, client: ClientContext): Promise<void> {
    if (!this.mailer.sends) return;
    const people = await this.queries.peopleOf(inviteeId, inviterId);
    const { email, language, inviter } = assertDefined(people, 'people of an invitation');
    const locale = LOCALES.find((known) => known === language) ?? client.locale;
    const texts = TEXTS[locale](inline(inviter), inline(projectName));
    const link = this.address.linkTo('/invitations');
    await this.mailer.send(mailOf(email, { ...texts, link, usefulFor: DAY_MS }));
  }
}

/** Names are written by people whom the reader may not know: not a line of their own, and no address to follow. */
const inline = (name: string): string =>
  name
    .replace(/[\s\p{C}]+/gu, ' ')
    .replace(/:\/\//g, ': //')
    .replace(/\.(?=\S)/g, '.\u2060')
    .trim();

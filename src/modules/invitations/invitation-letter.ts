import { Injectable } from '@nestjs/common';

import { DAY_MS } from '#core/domain/durations.js';

import { PublicAddress } from '../../platform/http/public-address.js';
import { LOCALES } from '../../platform/http/client-context.js';
import type { ClientContext } from '../../platform/http/client-context.js';
import { mailOf } from '../../platform/mail/email-template.js';
import { Mailer } from '../../platform/mail/mailer.js';
import { assertDefined } from '../../platform/assert-defined.js';
import { INVITATION_TEXTS } from './invitation-letter-texts.js';
import { InvitationsQueries } from './invitations.queries.js';
import type { Recipient } from './invitations.queries.js';

/** Whom a letter is for, from whom, and what it is about. */
type Invited = Recipient & {
  inviterId: number;
  projectName: string;
};

/** How long an invitation can be accepted. */
export const LIFETIME_MS = 30 * DAY_MS;

/** The page of the client. */
const INVITATIONS = '/invitations';

/** Tells somebody that they are invited; the product shows the same, so that nothing is lost where no mail can be sent. */
@Injectable()
export class InvitationLetter {
  constructor(
    private readonly mailer: Mailer,
    private readonly address: PublicAddress,
    private readonly queries: InvitationsQueries,
  ) {}

  /**
   * Inside the transaction that makes the invitation. Returns the link to pass on where a recipient without an account
   * gets no email, else null.
   */
  async post(invited: Invited, client: ClientContext): Promise<string | null> {
    const link = this.linkFor(invited);
    if (!this.mailer.sends) return invited.inviteeId === null ? link : null;
    const { inviteeId, inviterId, projectName } = invited;
    const people = await this.queries.peopleOf(inviteeId, inviterId);
    const { email, language, inviter } = assertDefined(people, 'people of an invitation');
    const locale = LOCALES.find((known) => known === language) ?? client.locale;
    const texts = INVITATION_TEXTS[locale][inviteeId === null ? 'unregistered' : 'registered'];
    const to = assertDefined(invited.email ?? email, 'email of an invited person');
    // Users see the invitation without the email, others do not.
    const usefulFor = inviteeId === null ? LIFETIME_MS : DAY_MS;
    await this.mailer.send(mailOf(to, { ...texts(inline(inviter), inline(projectName)), link, usefulFor }));
    return null;
  }

  private linkFor({ email }: Recipient): string {
    if (email === null) return this.address.linkTo(INVITATIONS);
    return this.address.linkTo(
      `/register?${new URLSearchParams({ email, redirect: INVITATIONS }).toString()}`,
    );
  }
}

/** Names are written by people whom the reader may not know: not a line of their own, and no address to follow. */
const inline = (name: string): string =>
  name
    .replace(/[\s\p{C}]+/gu, ' ')
    .replace(/:\/\//g, ': //')
    .replace(/\.(?=\S)/g, '.\u2060')
    .trim();

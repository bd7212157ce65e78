import { Injectable } from '@nestjs/common';

import { DAY_MS } from '#core/domain/durations.js';

import { PublicAddress } from '../../platform/http/client/public-address.js';
import { LOCALES } from '../../platform/http/client/client-context.js';
import type { ClientContext } from '../../platform/http/client/client-context.js';
import { inline } from '../../platform/mail/inline.js';
import { mailOf } from '../../platform/mail/email-template.js';
import { Mailer } from '../../platform/mail/mailer.js';
import { assertDefined } from '../../platform/assert-defined.js';
import { INVITATION_TEXTS } from './invitation-email-texts.js';
import { InvitationsQueries } from './invitations.queries.js';
import type { Recipient } from './invitations.queries.js';

/** The recipient, the sender and the project of an invitation email. */
type Invited = Recipient & {
  inviterId: number;
  projectName: string;
};

/** How long an invitation can be accepted. */
export const LIFETIME_MS = 30 * DAY_MS;

/** The path of the page. */
const INVITATIONS = '/invitations';

/** Sends the email of an invitation. The invitations page shows the same, in case no email can be sent. */
@Injectable()
export class InvitationEmail {
  constructor(
    private readonly mailer: Mailer,
    private readonly address: PublicAddress,
    private readonly queries: InvitationsQueries,
  ) {}

  /**
   * Sends the email. Call inside the transaction that creates the invitation. Returns the link to pass on if a recipient
   * without an account gets no email, else null.
   */
  async send(invited: Invited, client: ClientContext): Promise<string | null> {
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

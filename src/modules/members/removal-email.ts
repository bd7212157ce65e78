import { Injectable } from '@nestjs/common';

import { DAY_MS } from '#core/domain/durations.js';

import { assertDefined } from '../../platform/assert-defined.js';
import { PublicAddress } from '../../platform/http/client/public-address.js';
import { LOCALES } from '../../platform/http/client/client-context.js';
import type { Locale } from '../../platform/http/client/client-context.js';
import { mailOf } from '../../platform/mail/email-template.js';
import type { EmailTemplate } from '../../platform/mail/email-template.js';
import { inline } from '../../platform/mail/inline.js';
import { Mailer } from '../../platform/mail/mailer.js';
import { ProjectUsersQueries } from './project-users.queries.js';

/** Informs people that they were removed from a project, which they can no longer see. */
@Injectable()
export class RemovalEmail {
  constructor(
    private readonly mailer: Mailer,
    private readonly address: PublicAddress,
    private readonly queries: ProjectUsersQueries,
  ) {}

  /** Inside the transaction of the removal. */
  async send(projectId: number, userId: number): Promise<void> {
    if (!this.mailer.sends) return;
    const recipient = assertDefined(await this.queries.recipient(projectId, userId), 'removed member');
    const locale = LOCALES.find((known) => known === recipient.language) ?? 'en';
    const texts = TEXTS[locale](inline(recipient.projectName));
    const link = this.address.linkTo('/');
    await this.mailer.send(mailOf(recipient.email, { ...texts, link, usefulFor: DAY_MS }));
  }
}

const TEXTS: Record<Locale, (project: string) => Omit<EmailTemplate, 'link' | 'usefulFor'>> = {
  en: (project) => ({
    subject: `You were removed from the project “${project}” on Motley`,
    opening: `You are no longer a member of the project “${project}”. What you wrote there stays in the project.`,
    action: 'Open Motley',
    closing: 'If you didn’t expect this, ask the people you worked with there.',
  }),
  fr: (project) => ({
    subject: `Vous ne faites plus partie du projet «\u202f${project}\u202f» sur Motley`,
    opening: `Vous ne faites plus partie du projet «\u202f${project}\u202f». Ce que vous y avez écrit reste dans le projet.`,
    action: 'Ouvrir Motley',
    closing: 'Si vous ne vous y attendiez pas, demandez aux personnes avec qui vous y travailliez.',
  }),
};

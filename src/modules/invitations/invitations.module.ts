import { Module } from '@nestjs/common';

import { HistoryModule } from '../history/history.module.js';
import { MembersModule } from '../members/members.module.js';
import { InvitationEmail } from './invitation-email.js';
import { InvitationsController } from './invitations.controller.js';
import { InvitationsQueries } from './invitations.queries.js';
import { InvitationsService } from './invitations.service.js';
import { RecipientsService } from './recipients.service.js';
import { UnregisteredQueries } from './unregistered.queries.js';

@Module({
  imports: [MembersModule, HistoryModule],
  controllers: [InvitationsController],
  providers: [
    InvitationsService,
    RecipientsService,
    InvitationsQueries,
    UnregisteredQueries,
    InvitationEmail,
  ],
})
export class InvitationsModule {}

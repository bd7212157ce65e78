import { Module } from '@nestjs/common';

import { IdentityModule } from '../identity/identity.module.js';
import { MembersModule } from '../members/members.module.js';
import { ContentPublisher } from './live/content-publisher.js';
import { LiveQueries } from './live/live.queries.js';
import { MissedChanges } from './live/missed-changes.js';
import { Presence } from './live/presence.js';
import { ProjectSockets } from './live/project-sockets.js';
import { ProjectsGateway } from './projects.gateway.js';
import { SubscriptionsGateway } from './subscriptions.gateway.js';
import { UserSockets } from './sockets/user-sockets.js';

/** Messages that the server pushes to users. */
@Module({
  imports: [IdentityModule, MembersModule],
  providers: [
    UserSockets,
    SubscriptionsGateway,
    ProjectsGateway,
    ProjectSockets,
    ContentPublisher,
    LiveQueries,
    MissedChanges,
    Presence,
  ],
})
export class RealtimeModule {}

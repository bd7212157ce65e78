import { Module } from '@nestjs/common';
import type { DynamicModule } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';

import { AccountModule } from '../modules/account/account.module.js';
import { ActivityModule } from '../modules/activity/activity.module.js';
import { ChangeSetsModule } from '../modules/change-sets/change-sets.module.js';
import { ChecksModule } from '../modules/checks/checks.module.js';
import { FilesModule } from '../modules/files/files.module.js';
import { GroupsModule } from '../modules/groups/groups.module.js';
import { HealthModule } from '../modules/health/health.module.js';
import { HistoryModule } from '../modules/history/history.module.js';
import { AuthGuard } from '../modules/identity/auth.guard.js';
import { IdentifyGuard } from '../modules/identity/identify.guard.js';
import { IdentityModule } from '../modules/identity/identity.module.js';
import { PublicConfigModule } from '../modules/config/public-config.module.js';
import { InvitationsModule } from '../modules/invitations/invitations.module.js';
import { LanguagesModule } from '../modules/languages/languages.module.js';
import { MembersModule } from '../modules/members/members.module.js';
import { PaidGuard } from '../modules/members/paid.guard.js';
import { ProjectGuard } from '../modules/members/project.guard.js';
import { OperatorsModule } from '../modules/operators/operators.module.js';
import { PluralsModule } from '../modules/plurals/plurals.module.js';
import { ProjectsModule } from '../modules/projects/projects.module.js';
import { RealtimeModule } from '../modules/realtime/realtime.module.js';
import { SubscriptionsModule } from '../modules/subscriptions/subscriptions.module.js';
import { TokensModule } from '../modules/tokens/tokens.module.js';
import { TranslationsModule } from '../modules/translations/translations.module.js';
import { UsersModule } from '../modules/users/users.module.js';
import { BackgroundModule } from '../platform/background.js';
import { ClockModule } from '../platform/clock.js';
import { Config } from '../platform/config/config.js';
import { ConfigModule } from '../platform/config/config.module.js';
import { DatabaseModule } from '../platform/database/database.module.js';
import type { DataSources } from '../platform/database/database.module.js';
import { EventsModule } from '../platform/events.js';
import { HttpModule } from '../platform/http/http.module.js';
import { RateLimitGuard } from '../platform/http/rate-limit/rate-limit.guard.js';
import { JobsModule } from '../platform/jobs/jobs.js';
import { MailModule } from '../platform/mail/mail.module.js';
import { MetricsModule } from '../platform/metrics/metrics.js';
import { identityDriver } from './identity-driver.js';

/**
 * The guards of every route, in this order: identity, rate limit, authentication, project and permission, subscription.
 * Each needs the result of the previous ones.
 */
const GUARDS = [IdentifyGuard, RateLimitGuard, AuthGuard, ProjectGuard, PaidGuard] as const;

@Module({
  imports: [
    IdentityModule,
    SubscriptionsModule,
    UsersModule,
    TokensModule,
    PublicConfigModule,
    HealthModule,
    HistoryModule,
    MembersModule,
    ChecksModule,
    GroupsModule,
    TranslationsModule,
    FilesModule,
    LanguagesModule,
    PluralsModule,
    ProjectsModule,
    ActivityModule,
    ChangeSetsModule,
    InvitationsModule,
    AccountModule,
    OperatorsModule,
    RealtimeModule,
  ],
  providers: GUARDS.map((guard) => ({ provide: APP_GUARD, useClass: guard })),
})
export class AppModule {
  /** The whole application with the given settings and open database. */
  static over(config: Config, sources: DataSources): DynamicModule {
    return {
      module: AppModule,
      imports: [
        ConfigModule.of(config),
        DatabaseModule.over(sources),
        ClockModule,
        MetricsModule,
        HttpModule,
        BackgroundModule,
        JobsModule,
        MailModule,
        EventsModule,
        identityDriver(config),
      ],
    };
  }
}

import { Module } from '@nestjs/common';
import { JwtModule } from '@nestjs/jwt';

import { Config } from '../../../platform/config/config.js';
import { HistoryModule } from '../../history/history.module.js';
import { SessionStrategy } from '../bearer.strategy.js';
import { IdentityProvider } from '../identity.provider.js';
import { TokenRevocation } from '../token-revocation.js';
import { accessTokenOptions, AccessTokens } from './sessions/access-tokens.js';
import { AccountsQueries } from './accounts.queries.js';
import { AccountsService } from './accounts.service.js';
import { CredentialsService } from './credentials.js';
import { EmailChangeService } from './email-change.service.js';
import { EmailVerificationService } from './email-verification.service.js';
import { JwtStrategy } from './sessions/jwt.strategy.js';
import { AccountEmails } from './account-emails.js';
import { LiveSessions } from './sessions/live-sessions.js';
import { LocalIdentityController } from './local-identity.controller.js';
import { LocalIdentity } from './local.identity.js';
import { MailTokensQueries } from './mail-tokens.queries.js';
import { MailTokensService } from './mail-tokens.service.js';
import { PasswordResetService } from './password-reset.service.js';
import { HashingThreads } from './hashing-threads.js';
import { Passwords } from './passwords.js';
import { OwnSessionsService } from './sessions/own-sessions.service.js';
import { RevocationService } from './sessions/revocation.service.js';
import { SessionsController } from './sessions/sessions.controller.js';
import { SessionsQueries } from './sessions/sessions.queries.js';
import { SessionsService } from './sessions/sessions.service.js';

@Module({
  imports: [HistoryModule, JwtModule.registerAsync({ inject: [Config], useFactory: accessTokenOptions })],
  controllers: [LocalIdentityController, SessionsController],
  providers: [
    AccessTokens,
    HashingThreads,
    Passwords,
    AccountEmails,
    AccountsQueries,
    SessionsQueries,
    MailTokensQueries,
    CredentialsService,
    AccountsService,
    SessionsService,
    OwnSessionsService,
    MailTokensService,
    LiveSessions,
    TokenRevocation,
    RevocationService,
    PasswordResetService,
    EmailVerificationService,
    EmailChangeService,
    { provide: IdentityProvider, useClass: LocalIdentity },
    { provide: SessionStrategy, useClass: JwtStrategy },
  ],
  exports: [IdentityProvider, SessionStrategy],
})
export class LocalIdentityModule {}

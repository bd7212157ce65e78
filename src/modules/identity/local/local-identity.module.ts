import { Module } from '@nestjs/common';
import { JwtModule } from '@nestjs/jwt';

import { Config } from '../../../platform/config/config.js';
import { HistoryModule } from '../../history/history.module.js';
import { SessionStrategy } from '../bearer.strategy.js';
import { AccountControl } from '../account-control.js';
import { IdentityProvider } from '../identity.provider.js';
import { LoggedAccounts } from '../logged-accounts.js';
import { TokenRevocation } from '../token-revocation.js';
import { UsersByUid } from '../users-by-uid.js';
import { accessTokenOptions, AccessTokens } from './sessions/access-tokens.js';
import { AccountsQueries } from './accounts/accounts.queries.js';
import { CredentialsService } from './credentials.js';
import { EmailChangeService } from './email-change.service.js';
import { EmailVerificationService } from './email-verification.service.js';
import { JwtStrategy } from './sessions/jwt.strategy.js';
import { AccountEmails } from './account-emails.js';
import { LiveSessions } from './sessions/live-sessions.js';
import { LocalIdentityController } from './local-identity.controller.js';
import { LocalAccountControl } from './local-account-control.js';
import { LocalIdentity } from './local.identity.js';
import { MailTokensQueries } from './accounts/mail-tokens.queries.js';
import { MailTokensService } from './accounts/mail-tokens.service.js';
import { NewIdentities } from './new-identities.js';
import { PasswordChangeService } from './password-change.service.js';
import { PasswordResetService } from './password-reset.service.js';
import { HashingThreads } from './hashing-threads.js';
import { Passwords } from './passwords.js';
import { SignInLog } from './sign-in-log.js';
import { SignInService } from './sign-in.service.js';
import { SignUpService } from './sign-up.service.js';
import { OwnSessionsService } from './sessions/own-sessions.service.js';
import { RevocationService } from './sessions/revocation.service.js';
import { SessionsController } from './sessions/sessions.controller.js';
import { SessionsQueries } from './sessions/sessions.queries.js';
import { SessionsService } from './sessions/sessions.service.js';
import { Successors } from './sessions/successors.js';

@Module({
  imports: [HistoryModule, JwtModule.registerAsync({ inject: [Config], useFactory: accessTokenOptions })],
  controllers: [LocalIdentityController, SessionsController],
  providers: [
    AccessTokens,
    HashingThreads,
    Passwords,
    UsersByUid,
    LoggedAccounts,
    SignInLog,
    AccountEmails,
    AccountsQueries,
    SessionsQueries,
    MailTokensQueries,
    CredentialsService,
    NewIdentities,
    SignInService,
    SignUpService,
    PasswordChangeService,
    SessionsService,
    Successors,
    OwnSessionsService,
    MailTokensService,
    LiveSessions,
    TokenRevocation,
    RevocationService,
    PasswordResetService,
    EmailVerificationService,
    EmailChangeService,
    { provide: AccountControl, useClass: LocalAccountControl },
    { provide: IdentityProvider, useClass: LocalIdentity },
    { provide: SessionStrategy, useClass: JwtStrategy },
  ],
  exports: [AccountControl, IdentityProvider, SessionStrategy],
})
export class LocalIdentityModule {}

import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';

import { RateLimited } from '../../../platform/http/rate-limit/rate-limit.js';
import { Refuses } from '../../../platform/http/refuses.js';
import { CurrentVisitor } from '../../../platform/http/visitor.js';
import type { Visitor } from '../../../platform/http/visitor.js';
import { CurrentCaller, Public, SignedInIdentity } from '../access.js';
import { AccountsService } from './accounts.service.js';
import { PASSWORD_CHANGE, PASSWORD_RESET, SIGN_IN, SIGN_UP } from './attempts.js';
import type { LocalCaller } from './bearer.strategy.js';
import { ChangePasswordBody } from './dto/change-password.body.js';
import { PasswordResetConfirmationBody, PasswordResetRequestBody } from './dto/password-reset.body.js';
import { RefreshBody } from './dto/refresh.body.js';
import { SignInBody } from './dto/sign-in.body.js';
import { SignUpBody } from './dto/sign-up.body.js';
import { VerifyEmailBody } from './dto/verify-email.body.js';
import { EmailVerificationService } from './email-verification.service.js';
import { PasswordResetService } from './password-reset.service.js';
import { SessionsService } from './sessions.service.js';
import { TokenPairView } from './token-pair.view.js';

/** Accounts and sessions of the local driver. */
@ApiTags('identity')
@Controller('identity')
export class LocalIdentityController {
  constructor(
    private readonly accounts: AccountsService,
    private readonly sessions: SessionsService,
    private readonly resets: PasswordResetService,
    private readonly verification: EmailVerificationService,
  ) {}

  /** Makes an account and signs it in. */
  @Post('sign-up')
  @Public()
  @RateLimited(...SIGN_UP)
  @Refuses({ 400: ['validation_error'], 422: ['email_already_in_use'], 429: ['too_many_requests'] })
  signUp(@Body() body: SignUpBody, @CurrentVisitor() visitor: Visitor): Promise<TokenPairView> {
    return this.accounts.signUp(body, visitor);
  }

  /** Opens a session. */
  @Post('sign-in')
  @HttpCode(200)
  @Public()
  @RateLimited(...SIGN_IN)
  @Refuses({ 400: ['validation_error'], 401: ['invalid-credential'], 429: ['too_many_requests'] })
  signIn(@Body() body: SignInBody): Promise<TokenPairView> {
    return this.accounts.signIn(body);
  }

  /** Trades a refresh token, which is good once, for a new pair. */
  @Post('refresh')
  @HttpCode(200)
  @Public()
  @Refuses({ 400: ['validation_error'], 401: ['invalid-credential'], 429: ['too_many_requests'] })
  refresh(@Body() body: RefreshBody): Promise<TokenPairView> {
    return this.sessions.refresh(body.refreshToken);
  }

  /** Ends the session a refresh token belongs to. */
  @Post('sign-out')
  @HttpCode(204)
  @Public()
  @Refuses({ 400: ['validation_error'], 429: ['too_many_requests'] })
  signOut(@Body() body: RefreshBody): Promise<void> {
    return this.sessions.close(body.refreshToken);
  }

  /** Mails a link for a new password; the answer does not tell whether there is an account. */
  @Post('password-reset/request')
  @HttpCode(204)
  @Public()
  @RateLimited(...PASSWORD_RESET)
  @Refuses({ 400: ['validation_error'], 429: ['too_many_requests'] })
  requestPasswordReset(@Body() body: PasswordResetRequestBody, @CurrentVisitor() visitor: Visitor): void {
    this.resets.request(body.email, visitor);
  }

  /** Sets a new password by the token of a mailed link, and ends every session. */
  @Post('password-reset/confirm')
  @HttpCode(204)
  @Public()
  @Refuses({ 400: ['validation_error'], 429: ['too_many_requests'] })
  confirmPasswordReset(@Body() body: PasswordResetConfirmationBody): Promise<void> {
    return this.resets.confirm(body);
  }

  /** Takes the token of a mailed link for a proof that the mailbox is the caller’s. */
  @Post('verify-email')
  @HttpCode(204)
  @Public()
  @Refuses({ 400: ['validation_error'], 429: ['too_many_requests'] })
  verifyEmail(@Body() body: VerifyEmailBody): Promise<void> {
    return this.verification.confirm(body.token);
  }

  /** Sets a new password and ends every other session. */
  @ApiBearerAuth()
  @Post('change-password')
  @HttpCode(204)
  @SignedInIdentity()
  @RateLimited(...PASSWORD_CHANGE)
  @Refuses({
    400: ['validation_error'],
    401: ['unauthenticated', 'invalid-credential'],
    429: ['too_many_requests'],
  })
  changePassword(@CurrentCaller() caller: LocalCaller, @Body() body: ChangePasswordBody): Promise<void> {
    return this.accounts.changePassword(caller, body);
  }
}

import { Body, Controller, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';

import type { Request } from 'express';

import { IsOverLimit, RateLimited } from '../../../platform/http/rate-limit/rate-limit.js';
import type { NamedRequest } from '../../../platform/http/client/request-id.js';
import { CurrentClientContext } from '../../../platform/http/client/client-context.js';
import type { ClientContext } from '../../../platform/http/client/client-context.js';
import { CurrentCaller } from '../access.js';
import { Call } from '../call.js';
import { EMAIL_CHANGE, PASSWORD_CHANGE, PASSWORD_RESET, SIGN_IN, SIGN_UP, VERIFICATION } from './attempts.js';
import type { LocalCaller } from './sessions/claims.js';
import { CancelEmailChangeBody } from './dto/cancel-email-change.body.js';
import { ChangeEmailBody } from './dto/change-email.body.js';
import { ChangePasswordBody } from './dto/change-password.body.js';
import { PasswordResetConfirmationBody, PasswordResetRequestBody } from './dto/password-reset.body.js';
import { RefreshBody } from './dto/refresh.body.js';
import { SignInBody } from './dto/sign-in.body.js';
import { SignUpBody } from './dto/sign-up.body.js';
import { VerifyEmailBody } from './dto/verify-email.body.js';
import { EmailChangeService } from './email-change.service.js';
import { EmailVerificationService } from './email-verification.service.js';
import { PasswordChangeService } from './password-change.service.js';
import { PasswordResetService } from './password-reset.service.js';
import { SignInLog } from './sign-in-log.js';
import { SignInService } from './sign-in.service.js';
import { SignUpService } from './sign-up.service.js';
import { SessionsService } from './sessions/sessions.service.js';
import { TokenPairView } from './sessions/token-pair.view.js';
import { CurrentUserAgent } from './sessions/user-agent.js';

/** Accounts and sessions of the local driver. */
@ApiTags('identity')
@Controller()
export class LocalIdentityController {
  constructor(
    private readonly signUps: SignUpService,
    private readonly signIns: SignInService,
    private readonly passwordChanges: PasswordChangeService,
    private readonly sessions: SessionsService,
    private readonly resets: PasswordResetService,
    private readonly verification: EmailVerificationService,
    private readonly emailChanges: EmailChangeService,
    private readonly signInLog: SignInLog,
  ) {}

  /**
   * Creates an account and starts a session
   * @remarks Sends a verification link if the instance sends email. Refused if registration is closed or the email is
   * in use.
   */
  @Call('signUp')
  @RateLimited(...SIGN_UP)
  signUp(
    @Body() body: SignUpBody,
    @CurrentClientContext() client: ClientContext,
    @CurrentUserAgent() userAgent: string | null,
  ): Promise<TokenPairView> {
    return this.signUps.signUp(body, client, userAgent);
  }

  /** Starts a session with an email and password */
  @Call('signIn')
  @RateLimited(...SIGN_IN)
  signIn(
    @Body() body: SignInBody,
    @CurrentClientContext() client: ClientContext,
    @CurrentUserAgent() userAgent: string | null,
    @Req() request: Request,
  ): Promise<TokenPairView> {
    return this.signInLog.watch(request, body.email, () => this.signIns.signIn(body, client, userAgent));
  }

  /**
   * Exchanges a refresh token for a new token pair
   * @remarks A refresh token can be used once.
   */
  @Call('refresh')
  refresh(@Body() body: RefreshBody, @CurrentUserAgent() userAgent: string | null): Promise<TokenPairView> {
    return this.sessions.refresh(body.refreshToken, userAgent);
  }

  /** Ends the session of a refresh token */
  @Call('signOut')
  signOut(@Body() body: RefreshBody): Promise<void> {
    return this.sessions.close(body.refreshToken);
  }

  /**
   * Sends a password reset link by email
   * @remarks The response is the same whether or not an account exists for the address.
   */
  @Call('requestPasswordReset')
  @RateLimited(...PASSWORD_RESET)
  requestPasswordReset(
    @Body() body: PasswordResetRequestBody,
    @CurrentClientContext() client: ClientContext,
    @IsOverLimit() isOverLimit: boolean,
  ): void {
    if (!isOverLimit) this.resets.request(body.email, client);
  }

  /**
   * Sets a new password with an emailed link
   * @remarks Ends every session. Revokes every personal access token, unless `keepTokens` is true and the email was
   * verified before.
   */
  @Call('confirmPasswordReset')
  confirmPasswordReset(
    @Body() body: PasswordResetConfirmationBody,
    @Req() { id: requestId }: NamedRequest,
    @CurrentClientContext() client: ClientContext,
  ): Promise<void> {
    return this.resets.confirm(body, requestId, client);
  }

  /** Verifies an email address with an emailed link */
  @Call('verifyEmail')
  verifyEmail(@Body() body: VerifyEmailBody, @CurrentClientContext() client: ClientContext): Promise<void> {
    return this.verification.confirm(body.token, client);
  }

  /**
   * Sends the email verification link again
   * @remarks Does nothing if the email is already verified.
   */
  @Call('resendVerification')
  @RateLimited(...VERIFICATION)
  resendVerification(
    @CurrentCaller() caller: LocalCaller,
    @CurrentClientContext() client: ClientContext,
  ): Promise<void> {
    return this.verification.askAgain(caller, client);
  }

  /**
   * Starts changing the email of an account
   * @remarks Sends a confirmation link to the new address; the change takes effect when the link is followed. If the
   * instance cannot send email, the change takes effect at once.
   */
  @Call('changeEmail')
  @RateLimited(...EMAIL_CHANGE)
  changeEmail(
    @CurrentCaller() caller: LocalCaller,
    @Body() body: ChangeEmailBody,
    @CurrentClientContext() client: ClientContext,
  ): Promise<void> {
    return this.emailChanges.request(caller, body, client);
  }

  /**
   * Cancels an email change with an emailed link
   * @remarks The link is in the message that the current address receives.
   */
  @Call('cancelEmailChange')
  cancelEmailChange(@Body() body: CancelEmailChangeBody): Promise<void> {
    return this.emailChanges.cancel(body.token);
  }

  /**
   * Changes the password and ends all other sessions
   * @remarks Revokes every personal access token unless `keepTokens` is true.
   */
  @Call('changePassword')
  @RateLimited(...PASSWORD_CHANGE)
  changePassword(
    @CurrentCaller() caller: LocalCaller,
    @Body() body: ChangePasswordBody,
    @Req() { id: requestId }: NamedRequest,
    @CurrentClientContext() client: ClientContext,
  ): Promise<void> {
    return this.passwordChanges.changePassword(caller, body, requestId, client);
  }
}

import { Body, Controller, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';

import { IsOverLimit, RateLimited } from '../../../platform/http/rate-limit/rate-limit.js';
import type { NamedRequest } from '../../../platform/http/request-id.js';
import { CurrentVisitor } from '../../../platform/http/visitor.js';
import type { Visitor } from '../../../platform/http/visitor.js';
import { CurrentCaller } from '../access.js';
import { Call } from '../call.js';
import { AccountsService } from './accounts.service.js';
import { EMAIL_CHANGE, PASSWORD_CHANGE, PASSWORD_RESET, SIGN_IN, SIGN_UP, VERIFICATION } from './attempts.js';
import type { LocalCaller } from './claims.js';
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
import { PasswordResetService } from './password-reset.service.js';
import { SessionsService } from './sessions.service.js';
import { TokenPairView } from './token-pair.view.js';
import { CurrentUserAgent } from './user-agent.js';

/** Accounts and sessions of the local driver. */
@ApiTags('identity')
@Controller()
export class LocalIdentityController {
  constructor(
    private readonly accounts: AccountsService,
    private readonly sessions: SessionsService,
    private readonly resets: PasswordResetService,
    private readonly verification: EmailVerificationService,
    private readonly emailChanges: EmailChangeService,
  ) {}

  /** Makes an account and signs it in. */
  @Call('signUp')
  @RateLimited(...SIGN_UP)
  signUp(
    @Body() body: SignUpBody,
    @CurrentVisitor() visitor: Visitor,
    @CurrentUserAgent() userAgent: string | null,
  ): Promise<TokenPairView> {
    return this.accounts.signUp(body, visitor, userAgent);
  }

  /** Opens a session. */
  @Call('signIn')
  @RateLimited(...SIGN_IN)
  signIn(@Body() body: SignInBody, @CurrentUserAgent() userAgent: string | null): Promise<TokenPairView> {
    return this.accounts.signIn(body, userAgent);
  }

  /** Trades a refresh token, which is good once, for a new pair. */
  @Call('refresh')
  refresh(@Body() body: RefreshBody, @CurrentUserAgent() userAgent: string | null): Promise<TokenPairView> {
    return this.sessions.refresh(body.refreshToken, userAgent);
  }

  /** Ends the session a refresh token belongs to. */
  @Call('signOut')
  signOut(@Body() body: RefreshBody): Promise<void> {
    return this.sessions.close(body.refreshToken);
  }

  /** Mails a link for a new password; the answer does not tell whether there is an account. */
  @Call('requestPasswordReset')
  @RateLimited(...PASSWORD_RESET)
  requestPasswordReset(
    @Body() body: PasswordResetRequestBody,
    @CurrentVisitor() visitor: Visitor,
    @IsOverLimit() isOverLimit: boolean,
  ): void {
    if (!isOverLimit) this.resets.request(body.email, visitor);
  }

  /** Sets a new password by a mailed link and revokes all access. */
  @Call('confirmPasswordReset')
  confirmPasswordReset(
    @Body() body: PasswordResetConfirmationBody,
    @Req() { id: requestId }: NamedRequest,
  ): Promise<void> {
    return this.resets.confirm(body, requestId);
  }

  /** Takes the token of a mailed link for a proof that the mailbox is the caller’s. */
  @Call('verifyEmail')
  verifyEmail(@Body() body: VerifyEmailBody, @CurrentVisitor() visitor: Visitor): Promise<void> {
    return this.verification.confirm(body.token, visitor);
  }

  /** Mails the link once more that shows the mailbox to be the caller’s; nothing where that is known. */
  @Call('resendVerification')
  @RateLimited(...VERIFICATION)
  resendVerification(
    @CurrentCaller() caller: LocalCaller,
    @CurrentVisitor() visitor: Visitor,
  ): Promise<void> {
    return this.verification.askAgain(caller, visitor);
  }

  /** Mails a link to a new e-mail, which counts once it is followed; where no mail can be sent it counts at once. */
  @Call('changeEmail')
  @RateLimited(...EMAIL_CHANGE)
  changeEmail(
    @CurrentCaller() caller: LocalCaller,
    @Body() body: ChangeEmailBody,
    @CurrentVisitor() visitor: Visitor,
  ): Promise<void> {
    return this.emailChanges.request(caller, body, visitor);
  }

  /** Cancels a change of e-mail by the link mailed to the present address. */
  @Call('cancelEmailChange')
  cancelEmailChange(@Body() body: CancelEmailChangeBody): Promise<void> {
    return this.emailChanges.cancel(body.token);
  }

  /** Sets a new password and revokes all other access. */
  @Call('changePassword')
  @RateLimited(...PASSWORD_CHANGE)
  changePassword(
    @CurrentCaller() caller: LocalCaller,
    @Body() body: ChangePasswordBody,
    @Req() { id: requestId }: NamedRequest,
  ): Promise<void> {
    return this.accounts.changePassword(caller, body, requestId);
  }
}

import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';

import type { TokenPair } from '#core/api/identity.js';

import { RateLimited } from '../../../platform/http/rate-limit/rate-limit.js';
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

  @Post('sign-up')
  @Public()
  @RateLimited(...SIGN_UP)
  signUp(@Body() body: SignUpBody, @CurrentVisitor() visitor: Visitor): Promise<TokenPair> {
    return this.accounts.signUp(body, visitor);
  }

  @Post('sign-in')
  @HttpCode(200)
  @Public()
  @RateLimited(...SIGN_IN)
  signIn(@Body() body: SignInBody): Promise<TokenPair> {
    return this.accounts.signIn(body);
  }

  @Post('refresh')
  @HttpCode(200)
  @Public()
  refresh(@Body() body: RefreshBody): Promise<TokenPair> {
    return this.sessions.refresh(body.refreshToken);
  }

  @Post('sign-out')
  @HttpCode(204)
  @Public()
  signOut(@Body() body: RefreshBody): Promise<void> {
    return this.sessions.close(body.refreshToken);
  }

  @Post('password-reset/request')
  @HttpCode(204)
  @Public()
  @RateLimited(...PASSWORD_RESET)
  requestPasswordReset(@Body() body: PasswordResetRequestBody, @CurrentVisitor() visitor: Visitor): void {
    this.resets.request(body.email, visitor);
  }

  @Post('password-reset/confirm')
  @HttpCode(204)
  @Public()
  confirmPasswordReset(@Body() body: PasswordResetConfirmationBody): Promise<void> {
    return this.resets.confirm(body);
  }

  @Post('verify-email')
  @HttpCode(204)
  @Public()
  verifyEmail(@Body() body: VerifyEmailBody): Promise<void> {
    return this.verification.confirm(body.token);
  }

  @Post('change-password')
  @HttpCode(204)
  @SignedInIdentity()
  @RateLimited(...PASSWORD_CHANGE)
  changePassword(@CurrentCaller() caller: LocalCaller, @Body() body: ChangePasswordBody): Promise<void> {
    return this.accounts.changePassword(caller, body);
  }
}

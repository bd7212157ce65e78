import { Body, Controller, Get, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';

import type { User } from '../../entities/index.js';
import { RateLimited } from '../../platform/http/rate-limit/rate-limit.js';
import type { RateLimit } from '../../platform/http/rate-limit/rate-limit.js';
import { Refuses } from '../../platform/http/refuses.js';
import { addressOf } from '../../platform/http/who.js';
import { CurrentCaller, CurrentUser, SignedIn, SignedInIdentity } from '../identity/access.js';
import type { Caller } from '../identity/access.js';
import { RegisterBody } from './dto/register.body.js';
import { UserView, userView } from './user.view.js';
import { UsersService } from './users.service.js';

const REGISTRATION: RateLimit = {
  name: 'register',
  limit: (config) => config.signUpLimit,
  seconds: 3_600,
  by: addressOf,
};

@ApiTags('users')
@ApiBearerAuth()
@Controller()
export class UsersController {
  constructor(private readonly users: UsersService) {}

  /** Makes a user of whoever signed in; whoever is one already stays as they are. */
  @Post('auth/register')
  @SignedInIdentity()
  @RateLimited(REGISTRATION)
  @Refuses({
    400: ['validation_error'],
    401: ['unauthenticated'],
    422: ['email_already_in_use'],
    429: ['too_many_requests'],
  })
  async register(@CurrentCaller() caller: Caller, @Body() body: RegisterBody): Promise<UserView> {
    return userView(await this.users.register(caller, body));
  }

  /** The caller. */
  @Get('users/me')
  @SignedIn()
  @Refuses({ 401: ['unauthenticated'], 429: ['too_many_requests'] })
  me(@CurrentUser() user: User): UserView {
    return userView(user);
  }
}

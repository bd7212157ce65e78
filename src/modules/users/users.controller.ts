import { Body, Controller, Get, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';

import type { UserView } from '#core/api/users.js';

import type { User } from '../../entities/index.js';
import { RateLimited } from '../../platform/http/rate-limit/rate-limit.js';
import type { RateLimit } from '../../platform/http/rate-limit/rate-limit.js';
import { addressOf } from '../../platform/http/who.js';
import { CurrentCaller, CurrentUser, SignedIn, SignedInIdentity } from '../identity/access.js';
import type { Caller } from '../identity/access.js';
import { RegisterBody } from './dto/register.body.js';
import { userView } from './user.view.js';
import { UsersService } from './users.service.js';

const REGISTRATION: RateLimit = {
  name: 'register',
  limit: (config) => config.signUpLimit,
  seconds: 3_600,
  by: addressOf,
};

@ApiTags('users')
@Controller()
export class UsersController {
  constructor(private readonly users: UsersService) {}

  @Post('auth/register')
  @SignedInIdentity()
  @RateLimited(REGISTRATION)
  async register(@CurrentCaller() caller: Caller, @Body() body: RegisterBody): Promise<UserView> {
    return userView(await this.users.register(caller, body));
  }

  @Get('users/me')
  @SignedIn()
  me(@CurrentUser() user: User): UserView {
    return userView(user);
  }
}

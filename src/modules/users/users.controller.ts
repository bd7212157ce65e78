import { Body, Controller } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';

import type { User } from '../../entities/index.js';
import { Config } from '../../platform/config/config.js';
import { RateLimited } from '../../platform/http/rate-limit/rate-limit.js';
import type { RateLimit } from '../../platform/http/rate-limit/rate-limit.js';
import { CurrentClientContext } from '../../platform/http/client/client-context.js';
import type { ClientContext } from '../../platform/http/client/client-context.js';
import { clientAddress } from '../../platform/http/client/client-address.js';
import { CurrentCaller, CurrentUser } from '../identity/access.js';
import type { Caller } from '../identity/access.js';
import { Call } from '../identity/call.js';
import { EntitlementService } from '../subscriptions/entitlement.service.js';
import { RegisterBody } from './dto/register.body.js';
import { UpdateUserBody } from './dto/update-user.body.js';
import { MeView, standingOf, UserView, userView } from './user.view.js';
import { UsersService } from './users.service.js';

const REGISTRATION: RateLimit = {
  name: 'register',
  limit: (config) => config.signUpLimit,
  seconds: 3_600,
  by: clientAddress,
};

@ApiTags('users')
@Controller()
export class UsersController {
  constructor(
    private readonly users: UsersService,
    private readonly entitlements: EntitlementService,
    private readonly config: Config,
  ) {}

  /**
   * Registers the signed-in person as a user
   * @remarks Returns the existing user unchanged if the person is already registered.
   */
  @Call('register')
  @RateLimited(REGISTRATION)
  async register(
    @CurrentCaller() caller: Caller,
    @Body() body: RegisterBody,
    @CurrentClientContext() { locale }: ClientContext,
  ): Promise<UserView> {
    return userView(await this.users.register(caller, body, locale));
  }

  /** Returns the caller and their current rights */
  @Call('readMe')
  async me(@CurrentUser() user: User, @CurrentCaller() caller: Caller): Promise<MeView> {
    const access = await this.entitlements.accessOf(user);
    return { ...userView(user), access, ...standingOf(this.config, caller) };
  }

  /**
   * Updates the profile of the caller
   * @remarks The email can only be set to the verified email that the caller is signed in with.
   */
  @Call('updateMe')
  async update(
    @CurrentUser() user: User,
    @CurrentCaller() caller: Caller,
    @Body() body: UpdateUserBody,
  ): Promise<UserView> {
    return userView(await this.users.updateUser(user, caller, body));
  }
}

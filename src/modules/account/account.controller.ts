import { Controller, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';

import type { User } from '../../entities/index.js';
import type { NamedRequest } from '../../platform/http/request-id.js';
import { CurrentUser } from '../identity/access.js';
import { Call } from '../identity/call.js';
import { AccountDeletionService } from './account-deletion.service.js';

@ApiTags('users')
@Controller()
export class AccountController {
  constructor(private readonly deletion: AccountDeletionService) {}

  /** Ends the account, and the projects that the caller is alone in. Every token is good for nothing from then on. */
  @Call('deleteMe')
  remove(@CurrentUser() user: User, @Req() { id }: NamedRequest): Promise<void> {
    return this.deletion.remove(user, id);
  }
}

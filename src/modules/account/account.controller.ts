import { Controller, Header, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';

import type { User } from '../../entities/index.js';
import type { NamedRequest } from '../../platform/http/client/request-id.js';
import { CurrentUser } from '../identity/access.js';
import { Call } from '../identity/call.js';
import { AccountExport } from './account-export.view.js';
import { AccountExportService } from './account-export.service.js';
import { AccountDeletionService } from './account-deletion.service.js';

@ApiTags('users')
@Controller()
export class AccountController {
  constructor(
    private readonly deletion: AccountDeletionService,
    private readonly exports: AccountExportService,
  ) {}

  /**
   * Returns all stored data about the caller
   * @remarks The response is a file download.
   */
  @Call('exportMe')
  @Header('Content-Disposition', 'attachment; filename="motley-account.json"')
  export(@CurrentUser() user: User): Promise<AccountExport> {
    return this.exports.exportAccount(user);
  }

  /**
   * Deletes the account of the caller
   * @remarks Also deletes the projects in which the caller is the only member, and invalidates every token at once.
   * Refused while the caller owns a project that has other members.
   */
  @Call('deleteMe')
  remove(@CurrentUser() user: User, @Req() { id }: NamedRequest): Promise<void> {
    return this.deletion.deleteAccount(user, { actorId: user.id, requestId: id });
  }
}

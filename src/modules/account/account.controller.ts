import { Controller, Header, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';

import type { User } from '../../entities/index.js';
import type { NamedRequest } from '../../platform/http/request-id.js';
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

  /** Everything the product keeps about the caller, as a file. */
  @Call('exportMe')
  @Header('Content-Disposition', 'attachment; filename="motley-account.json"')
  export(@CurrentUser() user: User): Promise<AccountExport> {
    return this.exports.of(user);
  }

  /** Ends the account, and the projects that the caller is alone in. Every token is good for nothing from then on. */
  @Call('deleteMe')
  remove(@CurrentUser() user: User, @Req() { id }: NamedRequest): Promise<void> {
    return this.deletion.remove(user, id);
  }
}

import { Body, Controller, Param, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';

import type { NamedRequest } from '../../platform/http/client/request-id.js';
import { RowId } from '../../platform/http/validation/row-id.pipe.js';
import { CurrentCaller, CurrentUser } from '../identity/access.js';
import type { Caller } from '../identity/access.js';
import { Call } from '../identity/call.js';
import { CreateTokenBody } from './dto/create-token.body.js';
import { CreatedTokenView, TokenView, tokenView } from './token.view.js';
import { TokensService } from './tokens.service.js';

@ApiTags('tokens')
@Controller()
export class TokensController {
  constructor(private readonly tokens: TokensService) {}

  /**
   * Lists the personal access tokens of the caller
   * @remarks The newest comes first.
   */
  @Call('listTokens', [TokenView])
  async list(@CurrentUser() user: { id: number }): Promise<TokenView[]> {
    return (await this.tokens.listTokens(user.id)).map(tokenView);
  }

  /**
   * Creates a personal access token
   * @remarks The token has the rights of the caller and never more. With `projectId`, it can only access that project: it
   * is refused by calls in other projects (`not_your_project`) and by calls of the account (`session_required`), and is
   * deleted with the project. Only this response contains the token.
   */
  @Call('createToken')
  async create(
    @CurrentCaller() caller: Caller,
    @CurrentUser() user: { id: number },
    @Body() body: CreateTokenBody,
    @Req() { id: requestId }: NamedRequest,
  ): Promise<CreatedTokenView> {
    const { row, token } = await this.tokens.createToken({ caller, userId: user.id, requestId }, body);
    return { ...tokenView(row), token };
  }

  /** Revokes every personal access token of the caller */
  @Call('revokeTokens')
  revokeAll(
    @CurrentCaller() caller: Caller,
    @CurrentUser() user: { id: number },
    @Req() { id: requestId }: NamedRequest,
  ): Promise<void> {
    return this.tokens.revokeAll({ caller, userId: user.id, requestId });
  }

  /**
   * Revokes a personal access token
   * @remarks The token stops working at once.
   */
  @Call('revokeToken')
  revoke(
    @CurrentCaller() caller: Caller,
    @CurrentUser() user: { id: number },
    @Param('tokenId', RowId) tokenId: number,
    @Req() { id: requestId }: NamedRequest,
  ): Promise<void> {
    return this.tokens.revokeToken({ caller, userId: user.id, requestId }, tokenId);
  }
}

import { Body, Controller, Param, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';

import type { NamedRequest } from '../../platform/http/request-id.js';
import { RowId } from '../../platform/http/row-id.pipe.js';
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

  /** The caller's personal access tokens, the newest first. */
  @Call('listTokens', [TokenView])
  async list(@CurrentUser() user: { id: number }): Promise<TokenView[]> {
    return (await this.tokens.list(user.id)).map(tokenView);
  }

  /** Makes a token for a program: it has the caller's rights, never more. It is shown in this answer only. */
  @Call('createToken')
  async create(
    @CurrentCaller() caller: Caller,
    @CurrentUser() user: { id: number },
    @Body() body: CreateTokenBody,
    @Req() { id: requestId }: NamedRequest,
  ): Promise<CreatedTokenView> {
    const { row, token } = await this.tokens.create({ caller, userId: user.id, requestId }, body);
    return { ...tokenView(row), token };
  }

  /** Revokes every personal access token of the caller. */
  @Call('revokeTokens')
  revokeAll(
    @CurrentCaller() caller: Caller,
    @CurrentUser() user: { id: number },
    @Req() { id: requestId }: NamedRequest,
  ): Promise<void> {
    return this.tokens.revokeAll({ caller, userId: user.id, requestId });
  }

  /** Ends a token at once. */
  @Call('revokeToken')
  revoke(
    @CurrentCaller() caller: Caller,
    @CurrentUser() user: { id: number },
    @Param('tokenId', RowId) tokenId: number,
    @Req() { id: requestId }: NamedRequest,
  ): Promise<void> {
    return this.tokens.revoke({ caller, userId: user.id, requestId }, tokenId);
  }
}

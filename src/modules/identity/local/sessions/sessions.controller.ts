import { Controller, Param, Query, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';

import type { NamedRequest } from '../../../../platform/http/client/request-id.js';
import { CurrentCaller } from '../../access.js';
import { Call } from '../../call.js';
import type { LocalCaller } from './claims.js';
import { KeepTokensQuery } from '../dto/keep-tokens.js';
import { OwnSessionsService } from './own-sessions.service.js';
import { SessionView, sessionView } from './session.view.js';

/** The caller's sessions. */
@ApiTags('identity')
@Controller()
export class SessionsController {
  constructor(private readonly sessions: OwnSessionsService) {}

  /**
   * Lists the open sessions of the account
   * @remarks The session used most recently comes first.
   */
  @Call('listSessions', [SessionView])
  async list(@CurrentCaller() caller: LocalCaller): Promise<SessionView[]> {
    return (await this.sessions.list(caller)).map(sessionView(caller.session));
  }

  /** Ends one session */
  @Call('endSession')
  end(@CurrentCaller() caller: LocalCaller, @Param('sessionId') sessionId: string): Promise<void> {
    return this.sessions.end(caller, sessionId);
  }

  /**
   * Ends every session except the current one
   * @remarks Revokes every personal access token unless `keepTokens` is true.
   */
  @Call('endOtherSessions')
  endOthers(
    @CurrentCaller() caller: LocalCaller,
    @Query() query: KeepTokensQuery,
    @Req() { id: requestId }: NamedRequest,
  ): Promise<void> {
    return this.sessions.endOthers(caller, { keepTokens: query.keepTokens === 'true', requestId });
  }

  /**
   * Ends every session, including the current one
   * @remarks Revokes every personal access token unless `keepTokens` is true.
   */
  @Call('signOutEverywhere')
  endAll(
    @CurrentCaller() caller: LocalCaller,
    @Query() query: KeepTokensQuery,
    @Req() { id: requestId }: NamedRequest,
  ): Promise<void> {
    return this.sessions.endAll(caller, { keepTokens: query.keepTokens === 'true', requestId });
  }
}

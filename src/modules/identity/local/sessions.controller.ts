import { Controller, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';

import { CurrentCaller } from '../access.js';
import { Call } from '../call.js';
import type { LocalCaller } from './bearer.strategy.js';
import { OwnSessionsService } from './own-sessions.service.js';
import { SessionView, sessionView } from './session.view.js';

/** The caller's sessions. An access token that is out already lasts its minutes. */
@ApiTags('identity')
@Controller()
export class SessionsController {
  constructor(private readonly sessions: OwnSessionsService) {}

  /** The open sessions of the account, the one used last first. */
  @Call('listSessions', [SessionView])
  async list(@CurrentCaller() caller: LocalCaller): Promise<SessionView[]> {
    return (await this.sessions.list(caller)).map(sessionView(caller.session));
  }

  /** Ends one session: it is not renewed any more. */
  @Call('endSession')
  end(@CurrentCaller() caller: LocalCaller, @Param('sessionId') sessionId: string): Promise<void> {
    return this.sessions.end(caller, sessionId);
  }

  /** Ends every session but this one. */
  @Call('endOtherSessions')
  endOthers(@CurrentCaller() caller: LocalCaller): Promise<void> {
    return this.sessions.endOthers(caller);
  }

  /** Ends every session, this one too. */
  @Call('signOutEverywhere')
  endAll(@CurrentCaller() caller: LocalCaller): Promise<void> {
    return this.sessions.endAll(caller);
  }
}

import { Reflector } from '@nestjs/core';
import { ExecutionContextHost } from '@nestjs/core/helpers/execution-context-host.js';
import type { DataSource } from 'typeorm';

import { Database } from '../../platform/database/database.js';
import { ForbiddenError } from '../../platform/errors/domain.error.js';
import { Public } from './access.js';
import { AuthGuard } from './auth.guard.js';
import { UsersByUid } from './users-by-uid.js';

class Controller {
  forgotten(): void {}

  @Public()
  open(): void {}
}

const noDatabase = new Database({} as DataSource);
const guard = new AuthGuard(new Reflector(), new UsersByUid(noDatabase));

const ask = (handler: () => void): Promise<boolean> =>
  guard.canActivate(new ExecutionContextHost([{}], Controller, handler));

describe('the guard of every route', () => {
  it('refuses calls of a route without an access rule', async () => {
    await expect(ask(Controller.prototype.forgotten)).rejects.toThrow(ForbiddenError);
  });

  it('allows calls of a public route', async () => {
    expect(await ask(Controller.prototype.open)).toBe(true);
  });
});

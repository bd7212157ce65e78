import { ApplicationConfig } from '@nestjs/core';

import { currentApp, useApp } from '../../support/server/app.js';

useApp();

/** Nest does not expose its list of guards: this is the internal list of its routes. */
function globalGuards(): string[] {
  const config: unknown = Reflect.get(currentApp().nest, 'config');
  if (!(config instanceof ApplicationConfig)) throw new Error('Nest keeps its global guards elsewhere.');
  return config.getGlobalGuards().map((guard) => guard.constructor.name);
}

it('apply to every route in one order: identity, rate limit, authentication, project, subscription', () => {
  expect(globalGuards()).toEqual([
    'IdentifyGuard',
    'RateLimitGuard',
    'AuthGuard',
    'ProjectGuard',
    'PaidGuard',
  ]);
});

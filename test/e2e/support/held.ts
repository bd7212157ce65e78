import type { Route } from 'playwright-core';

import { API_BASE, routes } from '#core/api/routes.js';

import type { World } from './api.js';
import type { AppDriver } from './app-driver.js';

/** Calls that the server only answers on request. */
export interface Held {
  /** The calls without a response. */
  waiting: readonly Route[];
  /** Answers them; later ones wait. */
  answer: () => Promise<void>;
  /** Answers them, and later ones at once. */
  release: () => Promise<void>;
}

/** Holds the answers for a whole project back. */
export async function held({ page }: AppDriver, { project }: World): Promise<Held> {
  const waiting: Route[] = [];
  let isHeld = true;
  await page.route(`**${API_BASE}${routes.readColumns(project.id)}`, async (route) => {
    if (isHeld) waiting.push(route);
    else await route.fallback();
  });
  const answer = async (): Promise<void> => {
    await Promise.all(waiting.splice(0).map((route) => route.continue()));
  };
  return {
    waiting,
    answer,
    release: () => {
      isHeld = false;
      return answer();
    },
  };
}

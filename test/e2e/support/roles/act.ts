import type { Locator } from 'playwright-core';

import type { World } from '../api.js';
import { follow } from '../follow.js';
import type { AppDriver } from '../app-driver.js';
import type { Id, Needs } from './table.js';

/** An action in the app. */
export interface Act {
  name: string;
  needs: Needs;
  /** The call it leads to. */
  method: 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  act: (app: AppDriver, world: World) => Promise<unknown>;
}

/** Opens the dialog of `query` in the editor. */
export async function dialog(app: AppDriver, world: World, query: string): Promise<Locator> {
  const { page } = app;
  if (new URL(page.url()).pathname !== world.path) await page.goto(world.path);
  await app.ready();
  await follow(page, world.path);
  await app.dialog().waitFor({ state: 'hidden' });
  await follow(page, `${world.path}?d=${query}`);
  await app.dialog().waitFor();
  return app.dialog();
}

/** Presses a button of the dialog that is open. */
export const press = (app: AppDriver, id: Id): Promise<void> =>
  app
    .dialog()
    .getByRole('button', { name: app.words(id), exact: true })
    .click();

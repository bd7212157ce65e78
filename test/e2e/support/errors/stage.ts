import type { Locator, Route } from 'playwright-core';

import type { ErrorCode } from '#core/api/errors/error-codes.js';
import { API_BASE, routes } from '#core/api/routes.js';
import type { InvitationView } from '#core/api/invitations.js';

import { call, somebody } from '../api.js';
import type { Person, World } from '../api.js';
import { follow } from '../follow.js';
import type { Screen } from '../screens.js';
import { aShop } from '../shop.js';
import { AppDriver } from '../app-driver.js';

type Id = Parameters<AppDriver['words']>[0];
type Values = Parameters<AppDriver['words']>[1];

/** The part of the page in which a text is searched. */
export type Place = (app: AppDriver) => Locator | Promise<Locator>;

export interface Told {
  id: Id;
  values?: Values;
  place: Place;
}

/** An error of the catalogue: how to cause it, and its expected texts and places. */
export interface Row {
  name: string;
  provoke: (stage: Stage) => Promise<unknown>;
  told: readonly Told[];
}

/** As in the other suites: a busy machine may take longer than a person would wait. */
const ACTION_TIMEOUT_MS = 60_000;

/** One browser page for all errors: a manager of a shop, and its owner, who changes things meanwhile. */
export class Stage {
  private isDemoted = false;

  private constructor(
    readonly app: AppDriver,
    readonly manager: Person,
    readonly world: World,
  ) {}

  static async set(screen: Screen): Promise<Stage> {
    const world = await aShop();
    const manager = await world.member('manager', 'Mia Bauer');
    await world.member('translator', 'Léa Martin');
    const app = await AppDriver.start(screen);
    app.page.setDefaultTimeout(ACTION_TIMEOUT_MS);
    // A page with a live connection shows changes of others and causes none of these errors.
    await app.page.routeWebSocket(/\/socket\.io\//, () => undefined);
    return new Stage(app, manager, world);
  }

  logIn = (): Promise<void> => this.app.enter(this.manager, '/dashboard');

  /** Opens a page without earlier toasts. */
  at = async (path: string): Promise<void> => void (await this.app.page.goto(path));

  /** Opens the shop. */
  inShop = (rest = ''): Promise<void> => this.at(this.world.path + rest);

  /** Opens a dialog of the shop without a reload. */
  async dialog(query: string): Promise<Locator> {
    const { page } = this.app;
    if (new URL(page.url()).pathname !== this.world.path) await this.inShop();
    await follow(page, this.world.path);
    await this.app.dialog().waitFor({ state: 'hidden' });
    await follow(page, `${this.world.path}?d=${query}`);
    await this.app.dialog().waitFor();
    return this.app.dialog();
  }

  press(id: Id, values?: Values): Promise<void> {
    return this.app.button(this.app.words(id, values), true).last().click();
  }

  field(id: Id): Locator {
    return this.app.page.getByLabel(this.app.words(id), { exact: true }).and(this.app.page.locator('input'));
  }

  /** Runs `act` while the manager has lost the right, which their page does not know. */
  async without(act: () => Promise<unknown>): Promise<void> {
    await this.as('reviewer');
    this.isDemoted = true;
    await act();
  }

  private as(role: 'manager' | 'reviewer'): Promise<unknown> {
    return this.byOwner('PATCH', routes.updateProjectUser(this.world.project.id, this.manager.id), { role });
  }

  byOwner = <T>(method: string, path: string, body?: unknown): Promise<T> =>
    call<T>(method, path, body, this.world.owner.token);

  /** A user with a pending invitation. */
  async invited(username: string): Promise<InvitationView> {
    const { email } = await somebody(username);
    const body = { projectId: this.world.project.id, email, role: 'translator' };
    return this.byOwner('POST', routes.createInvitation(), body);
  }

  /** Replaces the next response, for errors that no action can cause. */
  async answer(method: string, path: string | RegExp, status: number, error: ErrorCode): Promise<void> {
    const isMeant = (url: URL): boolean => {
      const own = url.pathname.replace(API_BASE, '');
      return typeof path === 'string' ? own === path : path.test(own);
    };
    await this.app.page.route(isMeant, (route: Route) =>
      route.request().method() === method
        ? route.fulfill({ status, json: { statusCode: status, error, message: '', requestId: '0' } })
        : route.fallback(),
    );
  }

  /** Uses the page, so that it fetches what shows errors, and waits for open requests, which would report errors as well. */
  async offline(act: () => Promise<unknown>): Promise<void> {
    const { page } = this.app;
    await page.keyboard.press('Shift');
    await page.waitForLoadState('networkidle');
    await page.context().setOffline(true);
    await act();
  }

  /** Restores the state before the row. */
  async tidy(): Promise<void> {
    const { page } = this.app;
    if (this.isDemoted) await this.as('manager');
    this.isDemoted = false;
    await page.context().setOffline(false);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  }
}

export const toast: Place = ({ page }) => page.locator('.ant-notification-notice');

export const inDialog: Place = ({ page }) => page.locator('[role=dialog] .ant-alert');

export const inForm: Place = ({ page }) => page.locator('main [aria-live=assertive]');

export const onPage: Place = ({ page }) => page.locator('main [role=alert]');

/** Under a field that is marked as invalid, also for screen readers. */
export const under =
  (find: (app: AppDriver) => Locator): Place =>
  async (app) => {
    const field = find(app).and(app.page.locator('[aria-invalid=true], .ant-select-status-error *'));
    const described = (await field.getAttribute('aria-describedby')) ?? '';
    return app.page.locator(
      described
        .split(' ')
        .map((id) => `[id="${id}"]`)
        .join(', '),
    );
  };

export const underLabel = (id: Id): Place =>
  under(({ page, words }) => page.getByLabel(words(id), { exact: true }).and(page.locator('input')));

import { API_BASE, routes } from '#core/api/routes.js';

import { call } from '../support/api.js';
import type { World } from '../support/api.js';
import { AppDriver, eventually } from '../support/app-driver.js';
import { follow } from '../support/follow.js';
import { held } from '../support/held.js';
import { ENGLISH_DESK, FRENCH_PHONE } from '../support/screens.js';
import { aShop } from '../support/shop.js';

/** The stored projects by their keys in the database of the browser: `3` is the list of a user, `3,7` a project. */
const stored = ({ page }: AppDriver): Promise<string[]> =>
  page.evaluate(`new Promise((resolve, reject) => {
    const opening = indexedDB.open('motley');
    opening.onupgradeneeded = () => opening.transaction.abort();
    opening.onerror = () => resolve([]);
    opening.onsuccess = () => {
      const names = opening.result.transaction('projects').objectStore('projects').getAllKeys();
      names.onsuccess = () => { opening.result.close(); resolve(names.result.map(String)); };
      names.onerror = reject;
    };
  })`);

const storedText = ({ page }: AppDriver, name: readonly number[]): Promise<string> =>
  page.evaluate(`new Promise((resolve, reject) => {
    const opening = indexedDB.open('motley');
    opening.onsuccess = () => {
      const asked = opening.result.transaction('projects').objectStore('projects').get(${JSON.stringify(name)});
      asked.onsuccess = () => { opening.result.close(); resolve(asked.result?.text ?? ''); };
      asked.onerror = reject;
    };
  })`);

const ofAnotherVersion = ({ page }: AppDriver, name: readonly number[]): Promise<void> =>
  page.evaluate(`new Promise((resolve, reject) => {
    const opening = indexedDB.open('motley');
    opening.onsuccess = () => {
      const projects = opening.result.transaction('projects', 'readwrite').objectStore('projects');
      const asked = projects.get(${JSON.stringify(name)});
      asked.onsuccess = () => projects.put({ ...asked.result, code: 'another' }, ${JSON.stringify(name)});
      projects.transaction.oncomplete = () => { opening.result.close(); resolve(); };
      projects.transaction.onerror = reject;
    };
  })`);

const isKept = async (app: AppDriver, { owner, project }: World, userId = owner.id): Promise<void> =>
  eventually(async () => (await stored(app)).includes(`${userId},${project.id}`), true);

const shown = (app: AppDriver, key: string) => (app.isPhone ? app.card(key) : app.row(key));

describe.each([ENGLISH_DESK, FRENCH_PHONE])(
  'a project that was opened here before, at $width px, $locale',
  (screen) => {
    it('is shown before the server has answered, and then as the server has it', async () => {
      const world = await aShop();
      const app = await AppDriver.open(screen, world);
      await isKept(app, world);
      await world.write(world.value('pay_now', 'Français'), 'Régler');
      const { release } = await held(app, world);
      await app.page.reload();
      await shown(app, 'pay_now').getByText('Payer', { exact: true }).waitFor();
      await release();
      await shown(app, 'pay_now').getByText('Régler', { exact: true }).waitFor();
      await eventually(
        async () => (await storedText(app, [world.owner.id, world.project.id])).includes('Régler'),
        true,
      );
    });

    it('keeps what is typed before the server has answered', async () => {
      const world = await aShop();
      const app = await AppDriver.open(screen, world);
      await isKept(app, world);
      await world.write(world.value('retry', 'Deutsch'), 'Noch einmal');
      const { release } = await held(app, world);
      await app.page.reload();
      const field = await app.edit('retry', 'Français', 2);
      await field.fill('Réessayer');
      await release();
      await field.blur();
      await eventually(async () => (await world.texts('Français')).retry, 'Réessayer');
      expect((await world.texts('Deutsch')).retry).toBe('Noch einmal');
    });
  },
);

// The storage is the same on every screen: each of these is tested on one.

describe('a project that was opened here before, on a desk', () => {
  it('is shown as the server has it, though something was changed here before it answered', async () => {
    const world = await aShop();
    const app = await AppDriver.open(ENGLISH_DESK, world);
    await isKept(app, world);
    await world.write(world.value('pay_now', 'Français'), 'Régler');
    const { waiting, release } = await held(app, world);
    await app.page.reload();
    await shown(app, 'pay_now').waitFor();
    // Once more when the changes of others begin to come.
    await eventually(() => waiting.length, 2);
    await follow(app.page, `${world.path}?key=${world.value('retry', 'English').keyId}`);
    await app.page.getByTitle(app.words('editor.rename_key')).click();
    const field = app.page.getByLabel(app.words('editor.name_of_key', { name: 'retry' }));
    await field.fill('again');
    await field.press('Enter');
    await app.page.getByTitle(app.words('editor.rename_key')).waitFor();
    await follow(app.page, world.path);
    await shown(app, 'again').waitFor();
    await release();
    await shown(app, 'pay_now').getByText('Régler', { exact: true }).waitFor();
    await shown(app, 'again').waitFor();
  });

  it('is gone from the browser with the first change, until it is loaded again', async () => {
    const world = await aShop();
    const app = await AppDriver.open(ENGLISH_DESK, world);
    await isKept(app, world);
    const field = await app.edit('pay_now', 'Français', 2);
    await field.fill('Régler');
    await field.blur();
    await eventually(async () => (await stored(app)).filter((name) => name.includes(',')), []);
    await eventually(async () => (await world.texts('Français')).pay_now, 'Régler');
    await app.page.reload();
    await app.ready();
    expect(await shown(app, 'pay_now').textContent()).toContain('Régler');
    await isKept(app, world);
    await world.write(world.value('pay_now', 'Français'), 'Payez');
    await shown(app, 'pay_now').getByText('Payez', { exact: true }).waitFor();
    // Gone, or loaded again.
    const name = [world.owner.id, world.project.id];
    await eventually(async () => (await storedText(app, name)).includes('Régler'), false);
  });

  it('is gone from the browser of a member who is removed while it is open', async () => {
    const world = await aShop();
    const lea = await world.member('translator', 'Léa Martin');
    const app = await AppDriver.open(ENGLISH_DESK, world, '', lea);
    await isKept(app, world, lea.id);
    app.expectRefusal(403);
    await call('DELETE', routes.removeProjectUser(world.project.id, lea.id), undefined, world.owner.token);
    await app.dialog(app.words('errors.no_access_title')).waitFor();
    await eventually(async () => (await stored(app)).filter((name) => name.includes(',')), []);
  });

  it('is gone from the browser with the session', async () => {
    const world = await aShop();
    const app = await AppDriver.open(ENGLISH_DESK, world);
    await isKept(app, world);
    const other = await app.page.context().newPage();
    await other.goto('/terms');
    await other.evaluate(`localStorage.removeItem('motley.session')`);
    await app.page.waitForURL('**/login*');
    await eventually(() => stored(app), []);
  });
});

describe('a project that was opened here before, on a phone', () => {
  it('is not shown by a page of another version, which may know it in another form', async () => {
    const world = await aShop();
    const app = await AppDriver.open(FRENCH_PHONE, world);
    await isKept(app, world);
    await ofAnotherVersion(app, [world.owner.id, world.project.id]);
    const { release } = await held(app, world);
    await app.page.reload();
    await app.page.locator('[aria-busy=true]').waitFor();
    expect(await shown(app, 'pay_now').count()).toBe(0);
    await release();
    await shown(app, 'pay_now').waitFor();
  });

  it('is not shown instead of an error', async () => {
    const world = await aShop();
    const app = await AppDriver.open(FRENCH_PHONE, world);
    await isKept(app, world);
    app.expectRefusal(500);
    await app.page.route(`**${API_BASE}${routes.readColumns(world.project.id)}`, (route) =>
      route.fulfill({ status: 500, body: '{}' }),
    );
    await app.page.reload();
    await app.page.getByText(app.words('errors.load_title')).waitFor();
    await app.page.unrouteAll();
    await app.button(app.words('app.retry')).click();
    await shown(app, 'pay_now').waitFor();
  });

  it('is gone from the browser once the user is no member any more', async () => {
    const world = await aShop();
    const lea = await world.member('translator', 'Léa Martin');
    const app = await AppDriver.open(FRENCH_PHONE, world, '', lea);
    await isKept(app, world, lea.id);
    await app.page.goto('about:blank');
    await call('DELETE', routes.removeProjectUser(world.project.id, lea.id), undefined, world.owner.token);
    app.expectRefusal(403);
    await app.page.goto(world.path);
    await app.page.getByText(app.words('errors.no_access_title')).waitFor();
    await eventually(async () => (await stored(app)).filter((name) => name.includes(',')), []);
  });

  it('has no language any more that the user may no longer see', async () => {
    const world = await aShop();
    const lea = await world.member('translator', 'Léa Martin');
    const app = await AppDriver.open(FRENCH_PHONE, world, '', lea);
    await isKept(app, world, lea.id);
    await app.page.goto('about:blank');
    const limits = {
      sourceLanguagesIds: String(world.language('English')),
      targetLanguagesIds: String(world.language('Français')),
    };
    await call('PATCH', routes.updateProjectUser(world.project.id, lea.id), limits, world.owner.token);
    await app.page.goto(world.path);
    await app.ready();
    await eventually(
      async () => (await storedText(app, [lea.id, world.project.id])).includes('Abbrechen'),
      false,
    );
    expect(await storedText(app, [lea.id, world.project.id])).toContain('Annuler');
  });
});

it('stores the five projects that a user opened last', async () => {
  const first = await aShop();
  const app = await AppDriver.open(ENGLISH_DESK, first);
  await isKept(app, first);
  const later: World[] = [];
  for (let count = 0; count < 5; count += 1) {
    const world = await aShop(first.owner);
    later.push(world);
    await app.page.goto(world.path);
    await isKept(app, world);
  }
  const names = later.map(({ project }) => `${first.owner.id},${project.id}`);
  await eventually(async () => (await stored(app)).filter((name) => name.includes(',')).sort(), names.sort());
});

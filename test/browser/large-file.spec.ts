import { basename } from 'node:path';

import { jest } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';

import type { Platform } from '#core/formats/index.js';

import { aLargeFile } from './support/large-files.js';
import type { LargeFile } from './support/large-files.js';
import { watchPage } from './support/page-watch.js';
import type { PageWatch, Watched } from './support/page-watch.js';
import { Translator } from './support/translator.js';
import { useBrowser } from './support/use-browser.js';
import { wordsOf } from './support/words.js';

jest.setTimeout(300_000);

const words = wordsOf('en');

interface Scene {
  page: Page;
  dialog: Locator;
  watch: PageWatch;
  complaints: string[];
}

/** The result of a page, and the milliseconds until it showed the file. */
interface Reading extends Watched {
  took: number;
}

/** Long tasks of the page during the reading, which it would have if it read the file itself. */
const blocksOf = ({ longTasks, took }: Reading): number[] => longTasks.filter((task) => task > took / 4);

describe('a file of 5 MB in the dialog for a new project', () => {
  const app = useBrowser();

  /** A new user with an open dialog whose animation has ended. */
  async function openDialog(name: string): Promise<Scene> {
    const { page, complaints } = await app.visit('en');
    const watch = await watchPage(page);
    await new Translator(page, words).register({
      email: `${name}@motley.example`,
      password: 'Motley-2026',
    });
    await page
      .getByRole('button', { name: words('dashboard.create') })
      .first()
      .click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText(words('imports.add_file')).waitFor();
    await watch.settled();
    return { page, dialog, watch, complaints };
  }

  /** Chooses the file and waits until its contents are shown. */
  async function read({ dialog, watch }: Scene, { path, keys }: LargeFile): Promise<Reading> {
    await watch.start();
    const startedAt = performance.now();
    await dialog.locator('input[type=file]').setInputFiles(path);
    await dialog.locator('[aria-busy=false]', { hasText: words('editor.keys', { count: keys }) }).waitFor();
    await dialog.getByText('section_0').waitFor();
    const took = performance.now() - startedAt;
    await watch.settled();
    return { ...(await watch.report()), took };
  }

  it.each<Platform>(['android', 'web'])('is read beside the page, which stays free: %s', async (platform) => {
    const file = await aLargeFile(platform);
    const scene = await openDialog(`reader-${platform}`);
    const first = await read(scene, file);
    expect(first.states).toEqual([words('imports.reading', { file: basename(file.path) })]);
    let blocking = blocksOf(first);
    // A task may also be long on a busy machine: only one that is long three times counts.
    for (let again = 0; again < 2 && blocking.length > 0; again += 1)
      blocking = blocksOf(await readAgain(scene, file));
    expect(blocking).toEqual([]);
    expect(scene.complaints).toEqual([]);
    await file.remove();
  });

  async function readAgain(scene: Scene, file: LargeFile): Promise<Reading> {
    await scene.dialog.getByRole('button', { name: words('app.remove') }).click();
    await scene.watch.settled();
    return read(scene, file);
  }

  it('can be stopped while it is read', async () => {
    const file = await aLargeFile('android');
    const { dialog, watch } = await openDialog('stopper');
    await watch.start(words('imports.stop'));
    await dialog.locator('input[type=file]').setInputFiles(file.path);
    await dialog
      .getByRole('alert')
      .filter({ hasText: words('imports.stopped') })
      .waitFor();
    await watch.settled();
    expect(await dialog.getByText('section_0').count()).toBe(0);
    expect(await dialog.getByRole('button', { name: words('project.create_submit') }).isDisabled()).toBe(
      true,
    );
    await file.remove();
  });
});

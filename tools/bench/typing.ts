import type { Page } from 'playwright-core';

export async function typed(page: Page) {
  await edit(page, 0);
  await page.keyboard.type('and so on, with words', { delay: 60 });
  await page.evaluate('bench.settle()');
  await page.evaluate('bench.takeKeys()');
  await page.keyboard.type(
    'somebody is typing a text of a hundred letters here, in no hurry but not slowly either',
    {
      delay: 60,
    },
  );
  await page.evaluate('bench.settle()');
  const keys: number[] = await page.evaluate('bench.takeKeys()');
  await page.keyboard.press('Escape');
  return keys;
}

export async function moved(page: Page): Promise<number[]> {
  await page.evaluate('bench.takeKeys()');
  for (let n = 0; n < 60; n += 1) {
    await page.keyboard.press('ArrowDown');
    await page.waitForTimeout(40);
  }
  await page.evaluate('bench.settle()');
  return page.evaluate('bench.takeKeys()');
}

/** Replaces texts by typing, each ended by Enter, which moves to the next key. */
export async function saved(page: Page) {
  const saves: [painted: number, confirmed: number][] = [];
  // Where the arrow keys have led: rows that are in the page are not all in view.
  await page.keyboard.press('F2');
  await page.locator('textarea:focus').waitFor();
  for (let n = 0; n < 20; n += 1) {
    const isPlural = (await page.locator('[role=grid] ~ [role=dialog] textarea').count()) > 1;
    const text = `saved ${n}`;
    if (!isPlural) {
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.type(text, { delay: 15 });
      await page.evaluate(`bench.saved(${JSON.stringify(text)})`);
    }
    await page.keyboard.press('Enter');
    if (!isPlural) saves.push(await page.evaluate('measured'));
  }
  await page.keyboard.press('Escape');
  await page.getByText('All changes saved').waitFor();
  return saves;
}

export async function searched(page: Page) {
  const searches: number[] = [];
  for (const word of ['parcel', 'address', 'order', 'retry', 'title']) {
    await page.getByRole('searchbox').fill('');
    await page.evaluate('bench.settle()');
    for (const letter of word.slice(0, 3)) {
      await page.evaluate(`bench.searched(${JSON.stringify(letter)})`);
      await page.keyboard.press(letter);
      const took = (await Promise.race([page.evaluate('measured'), page.waitForTimeout(5000)])) as
        number | void;
      if (took !== undefined) searches.push(took);
    }
  }
  await page.getByRole('searchbox').fill('');
  await page.evaluate('bench.settle()');
  return searches;
}

async function edit(page: Page, row: number) {
  const cell = page
    .getByRole('row')
    .nth(row + 2)
    .getByRole('gridcell')
    .nth(1);
  await cell.dblclick();
  await page.locator('textarea:focus').waitFor();
}

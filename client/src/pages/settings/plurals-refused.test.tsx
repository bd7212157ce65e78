import { screen } from '@testing-library/react';

import { card, lines, openForecast, PAGE, STRICT, TO_CLDR, world } from '../../testing/plural-switch.js';
import { prepareGrid } from '../../testing/project.js';
import { renderApp } from '../../testing/render.js';
import { NO_ANSWER, ok, refusal } from '../../testing/server.js';

prepareGrid();

describe('a switch of the plural forms that is not as forecast', () => {
  it('shows the numbers where there is a plural key by now', async () => {
    const before = { ...STRICT(), groups: [] };
    const now = world(before, TO_CLDR, () => {
      now.project = STRICT();
      return refusal(409, 'plurals_moved', { current: TO_CLDR });
    });
    const { user } = await renderApp({ at: PAGE });
    await user.click(await card('As each language needs'));
    expect(await screen.findByText('A plural key has changed. Here are the new numbers.')).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Switch 1,200 plural keys' })).toBeEnabled();
  });

  it('says why the numbers are not known, and tries again', async () => {
    let isUp = false;
    world(STRICT(), () => (isUp ? ok(TO_CLDR) : refusal(500, 'unknown_error')));
    const { user } = await renderApp({ at: PAGE });
    await user.click(await card('As each language needs'));
    const retry = await screen.findByRole('button', { name: 'Try again' });
    expect(screen.queryByRole('table')).toBeNull();
    isUp = true;
    await user.click(retry);
    expect(await screen.findByRole('button', { name: 'Switch 1,200 plural keys' })).toBeEnabled();
  });

  it('says that the device is offline, and keeps the choice', async () => {
    world(STRICT(), TO_CLDR, () => {
      throw NO_ANSWER;
    });
    const { user } = await openForecast();
    await user.click(screen.getByRole('button', { name: 'Switch 1,200 plural keys' }));
    expect(await screen.findByText('Connection issue.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Switch 1,200 plural keys' })).toBeEnabled();
  });

  it('shows the new numbers when a plural has changed meanwhile', async () => {
    const moved = { ...TO_CLDR, keys: 1201, languages: TO_CLDR.languages.slice(0, 2) };
    let hasMoved = false;
    const { bodies } = world(STRICT(), TO_CLDR, () => {
      const answer = hasMoved
        ? ok({ ...moved, changeSetId: 9 })
        : refusal(409, 'plurals_moved', { current: moved });
      hasMoved = true;
      return answer;
    });
    const { user } = await openForecast();
    await user.click(screen.getByRole('button', { name: 'Switch 1,200 plural keys' }));
    expect(await screen.findByText('A plural key has changed. Here are the new numbers.')).toBeVisible();
    expect(lines()[2]?.slice(2)).toEqual(['–', '–', '–']);
    await user.click(screen.getByRole('button', { name: 'Switch 1,201 plural keys' }));
    expect(await screen.findByText('Plural forms changed')).toBeVisible();
    expect(bodies().at(-1)).toMatchObject({ shown: { created: 0, moved: 10, removed: 0 } });
    expect(screen.queryByText(/^A plural key has changed/)).toBeNull();
  });
});

import { AppDriver } from '../support/app-driver.js';
import { ENGLISH_DESK, FRENCH_DESK } from '../support/screens.js';
import { manyKeys } from '../support/shop.js';

const KEYS = 70;
/** More than React tolerates if each press schedules an update. */
const PRESSES = 60;
const SLOWER = 2;

const ARROW_DOWN = { key: 'ArrowDown', code: 'ArrowDown', windowsVirtualKeyCode: 40, autoRepeat: true };

/** Sends the presses without waiting for any, as a keyboard does. */
async function hold({ page }: AppDriver): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const presses = Array.from({ length: PRESSES }, () =>
    session.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...ARROW_DOWN }),
  );
  await Promise.all(presses);
}

describe.each([
  { screen: ENGLISH_DESK, panel: 'without a panel', isOpen: false },
  { screen: FRENCH_DESK, panel: 'with a panel that follows', isOpen: true },
])('an arrow key held on a slow machine, $screen.locale, $panel', ({ screen, isOpen }) => {
  it('moves the focus by every press', async () => {
    const world = await manyKeys(KEYS);
    const { keyId } = world.value('line_0', 'English');
    const app = await AppDriver.open(screen, world, isOpen ? `?key=${keyId}` : '');
    // The first row is the header of the group.
    await app.cell('line_0', 1).click();
    await app.said('editor.row_of', { row: 1, total: KEYS });
    await hold(app);
    await app.said('editor.row_of', { row: 1 + PRESSES, total: KEYS });
    if (isOpen) await app.page.getByRole('complementary', { name: `line_${PRESSES}` }).waitFor();
  });
});

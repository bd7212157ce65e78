import { fireEvent, screen, within } from '@testing-library/react';

import { cell, FR, openGrid, prepareGrid, world } from '../../testing/project.js';

prepareGrid();

/** The grid as wide as this: the key column has 264 px, the pinned English 300. */
function viewOf(width: number): void {
  for (const name of ['clientWidth', 'offsetWidth'])
    Object.defineProperty(HTMLElement.prototype, name, { configurable: true, get: () => width });
}

async function editFrench(): Promise<HTMLElement> {
  world();
  const { user } = await openGrid();
  await user.dblClick(cell('cancel', FR));
  return screen.getByRole('dialog', { name: /^cancel, / });
}

describe('the floating editor', () => {
  it('shrinks to the room beside the source of its row, and leaves the source in sight', async () => {
    viewOf(940);
    const editor = await editFrench();
    expect(editor).toHaveStyle({ left: '564px', width: '364px' });
    expect(within(editor).queryByText('Cancel')).toBeNull();
  });

  it('shows the source itself where it has to cover it', async () => {
    viewOf(700);
    const editor = await editFrench();
    expect(editor).toHaveStyle({ left: '368px', width: '320px' });
    expect(within(editor).getByText('Cancel')).toBeVisible();
  });

  it('stays beside the source while the grid scrolls sideways', async () => {
    viewOf(940);
    const editor = await editFrench();
    const scroller = document.querySelector('[data-grid]') ?? document.body;
    scroller.scrollLeft = 200;
    fireEvent.scroll(scroller);
    expect(editor).toHaveStyle({ left: '764px' });
  });
});

import { fireEvent, screen } from '@testing-library/react';
import { jest } from '@jest/globals';

import type { RepositoryChange } from '#core/repository/compare/repository-changes.js';

import { render } from '../../../testing/render.js';
import { setWindowWidth } from '../../../testing/setup.js';
import { NO_CHOICES } from '../deciding/choices.js';
import { ChangeGrid } from './ChangeGrid.js';
import { ReviewPanes } from './ReviewPanes.js';

const aChange = (kind: RepositoryChange['kind'], key: string): RepositoryChange => ({
  id: key,
  kind,
  path: 'locales/en/common.json',
  file: 'locales/{language}/common.json',
  tag: 'en',
  group: 'trip',
  key,
  form: null,
  here: 'Return',
  there: 'Back',
  isValidated: false,
  recheck: 1,
});

const CHANGES = [aChange('conflict', 'back'), aChange('base', 'title'), aChange('obsolete', 'old')];
const PATH = 'locales/en/common.json';

async function shown(of: string | null = null) {
  const on = { tick: jest.fn(), typo: jest.fn(), select: jest.fn() };
  const { user } = await render(
    <ReviewPanes
      of={of}
      isSending={false}
      first="documents"
      onSelect={on.select}
      documents={(onSelect) => (
        <section data-part="documents">
          <button type="button" onClick={() => onSelect(PATH)}>
            {PATH}
          </button>
        </section>
      )}
      texts={
        <ChangeGrid
          changes={{ documents: [], renames: [], adoptions: [], changes: CHANGES, lacking: [] }}
          choices={NO_CHOICES}
          filter={{ of: null, tag: null, search: '' }}
          onTick={on.tick}
          onTypo={on.typo}
        />
      }
    />,
  );
  return { user, on };
}

const tickOf = (name: string): HTMLElement => screen.getByRole('checkbox', { name });

describe('the keys of a review', () => {
  it('begin at the first conflict, of which 1 and 2 take a side', async () => {
    const { user, on } = await shown();
    expect(screen.getByRole('radio', { name: /^Return/ })).toHaveFocus();
    await user.keyboard('2');
    expect(on.tick).toHaveBeenLastCalledWith(['back'], true);
    await user.keyboard('1');
    expect(on.tick).toHaveBeenLastCalledWith(['back'], false);
  });

  it('move with J and K, and tick with Space', async () => {
    const { user, on } = await shown();
    await user.keyboard('jj');
    expect(tickOf('trip.old, en')).toHaveFocus();
    await user.keyboard('k');
    expect(tickOf('trip.title, en')).toHaveFocus();
    await user.keyboard(' ');
    expect(on.tick).toHaveBeenLastCalledWith(['title'], false);
  });

  it('say with T that a base text is only a typo, and tick a group with A', async () => {
    const { user, on } = await shown();
    await user.keyboard('jt');
    expect(on.typo).toHaveBeenLastCalledWith('title', true);
    await user.keyboard('a');
    expect(on.tick).toHaveBeenLastCalledWith(['title'], false);
  });

  it('move on and on while J is held, and tick a group once while A is', async () => {
    const { on } = await shown();
    const hold = (key: string, times: number): void => {
      for (let at = 0; at < times; at += 1)
        fireEvent.keyDown(document.activeElement ?? document.body, { key, repeat: at > 0 });
    };
    hold('j', 2);
    expect(tickOf('trip.old, en')).toHaveFocus();
    hold('a', 4);
    expect(on.tick.mock.calls).toEqual([[['old'], false]]);
  });

  it('go to the other part with F6, and show all with Esc', async () => {
    const { user, on } = await shown(PATH);
    await user.keyboard('{F6}');
    expect(screen.getByRole('button', { name: PATH })).toHaveFocus();
    await user.keyboard('{F6}');
    expect(screen.getByRole('radio', { name: /^Return/ })).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(on.select).toHaveBeenCalledWith(null);
  });
});

describe('where both parts have no room', () => {
  it('they are tabs, and a document opens its texts', async () => {
    setWindowWidth(768);
    const { user, on } = await shown();
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['Documents', 'Texts']);
    expect(screen.queryByRole('table')).toBeNull();
    await user.click(screen.getByRole('button', { name: PATH }));
    expect(on.select).toHaveBeenCalledWith(PATH);
    expect(screen.getByRole('tab', { name: 'Texts', selected: true })).toBeVisible();
    expect(screen.getByRole('radio', { name: /^Return/ })).toHaveFocus();
  });

  it('F6 opens the other tab', async () => {
    setWindowWidth(768);
    const { user } = await shown();
    await user.click(screen.getByRole('tab', { name: 'Documents' }));
    await user.keyboard('{F6}');
    expect(screen.getByRole('radio', { name: /^Return/ })).toHaveFocus();
    await user.keyboard('{F6}');
    expect(screen.getByRole('button', { name: PATH })).toHaveFocus();
  });
});

import { act, screen } from '@testing-library/react';

import { renderRoutes } from '../../testing/render.js';
import { useDialog } from './use-dialog.js';
import type { DialogState } from './use-dialog.js';

const DIALOGS = ['export', 'settings'] as const;
const DETAILS = ['of'];

type Dialogs = DialogState<(typeof DIALOGS)[number]>;

/** The dialogs of each render: a closing dialog still has functions of an earlier one. */
let rendered: Dialogs[] = [];

function Page() {
  const dialogs = useDialog(DIALOGS, DETAILS);
  rendered.push(dialogs);
  return <p>{dialogs.open ?? 'none'}</p>;
}

const now = (): Dialogs => {
  const last = rendered.at(-1);
  if (!last) throw new Error('Nothing is rendered');
  return last;
};

const open = (name: (typeof DIALOGS)[number], details?: Record<string, string>) =>
  act(async () => Promise.resolve(now().show(name, details)));

describe('a dialog in the address', () => {
  beforeEach(() => {
    rendered = [];
  });

  const visit = async (at: string) => {
    const page = await renderRoutes([{ path: '*', element: <Page /> }], { at: '/before' });
    await page.go(at);
    return page;
  };

  it('goes back once, however often it is closed before that has happened', async () => {
    const { address } = await visit('/page?q=a');
    await open('export');
    const { close } = now();
    await act(async () => {
      close();
      close();
      await Promise.resolve();
    });
    expect(address()).toBe('/page?q=a');
  });

  it('stays closed when what closed it is called again while it closes', async () => {
    const { address } = await visit('/page?q=a');
    await open('export');
    const { close } = now();
    await act(async () => Promise.resolve(close()));
    await act(async () => Promise.resolve(close()));
    expect(address()).toBe('/page?q=a');
  });

  it('closes to its own page where the address has opened it', async () => {
    const { address, go } = await visit('/page?q=a&d=export&of=3');
    const { close } = now();
    await act(async () => Promise.resolve(close()));
    await act(async () => Promise.resolve(close()));
    expect(address()).toBe('/page?q=a');
    await go(-1);
    expect(address()).toBe('/before');
  });

  it('is one step of the history, however often it is opened', async () => {
    const { address } = await visit('/page');
    await open('settings', { of: '3' });
    await open('settings', { of: '3' });
    expect(screen.getByText('settings')).toBeVisible();
    await act(async () => Promise.resolve(now().close()));
    expect(address()).toBe('/page');
  });
});

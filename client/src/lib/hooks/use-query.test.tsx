import { act, render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';

import { useDialog } from './use-dialog.js';
import type { DialogState } from './use-dialog.js';
import { useQuery } from './use-query.js';
import type { Query } from './use-query.js';

function open(address: string) {
  const page = { query: {} as Query, dialog: {} as DialogState<'delete'> };
  function Page() {
    Object.assign(page, { query: useQuery(), dialog: useDialog<'delete'>(ALLOWED, DETAILS) });
    return null;
  }
  const router = createMemoryRouter([{ path: '/', element: <Page /> }], { initialEntries: [address] });
  render(<RouterProvider router={router} />);
  return { page, search: () => router.state.location.search };
}

const ALLOWED = ['delete'] as const;
const DETAILS = ['of'];

/** The router answers in a later task. */
const settled = (change: () => void): Promise<void> =>
  act(async () => {
    change();
    await Promise.resolve();
  });

describe('the query of the address', () => {
  it('keeps every one of several changes that follow each other at once', async () => {
    const { page, search } = open('/?d=delete&of=1&key=1');
    const { query } = page;
    await settled(() => {
      query.set({ d: null, of: null });
      query.set({ key: null });
      query.set({ key: '2' });
    });
    expect(search()).toBe('?key=2');
  });

  it('is changed as it is, also by a function from before', async () => {
    const { page, search } = open('/?a=1');
    const { query } = page;
    await settled(() => page.query.set({ b: '2' }));
    await settled(() => query.set({ c: '3' }));
    expect(search()).toBe('?a=1&b=2&c=3');
  });

  it('is shared with the dialogs', async () => {
    const { page, search } = open('/?key=1');
    await settled(() => {
      page.query.set({ key: '2' });
      page.dialog.show('delete', { of: '2' });
      page.query.set({ q: 'x' });
    });
    expect(search()).toBe('?key=2&d=delete&of=2&q=x');
  });
});

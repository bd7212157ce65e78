import { act, fireEvent, screen } from '@testing-library/react';
import { Form, Input } from 'antd';
import { useState } from 'react';
import type { ReactNode } from 'react';

import { render } from '../../testing/render.js';
import { ConfirmDialog } from './ConfirmDialog.js';
import { Dialog, SidePanel } from './Dialog.js';
import { FormDialog } from './FormDialog.js';

type Opened = (state: { open: boolean; onClose: () => void }) => ReactNode;

const nothing = (): Promise<void> => Promise.resolve();

const DIALOGS: Record<string, Opened> = {
  'a form': (state) => (
    <FormDialog {...state} title="New" submit="Create" action={nothing}>
      <Form.Item name="name" label="Name">
        <Input />
      </Form.Item>
    </FormDialog>
  ),
  'a question': (state) => (
    <ConfirmDialog {...state} title="Sure?" confirm="Delete" typeToConfirm="Atlas" action={nothing}>
      {'It cannot be undone.'}
    </ConfirmDialog>
  ),
  'a dialog without a field': ({ open, onClose }) => (
    <Dialog open={open} title="Shortcuts" footer={null} onCancel={onClose}>
      <p>{'C'}</p>
    </Dialog>
  ),
  'a panel': ({ open, onClose }) => (
    <SidePanel open={open} title="Activity" onClose={onClose}>
      <button type="button">{'Older'}</button>
    </SidePanel>
  ),
};

/** A page whose button opens the dialog. */
function Page({ dialog }: { dialog: Opened }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(!open)}>
        {'Open'}
      </button>
      {dialog({ open, onClose: () => setOpen(false) })}
    </>
  );
}

/** Clicks as a program does, which leaves the focus where it is; nothing is waited for. */
const toggle = (opener: HTMLElement): void => act(() => opener.click());

/** Opens it from the button, which has the focus. */
async function open(name: string) {
  const dialog = DIALOGS[name];
  if (!dialog) throw new Error(`There is no ${name}`);
  await render(<Page dialog={dialog} />);
  const opener = screen.getByText('Open');
  opener.focus();
  toggle(opener);
  return opener;
}

const FIRST: [string, () => HTMLElement][] = [
  ['a form', () => screen.getByLabelText('Name')],
  ['a question', () => screen.getByRole('button', { name: 'Cancel' })],
  ['a dialog without a field', () => screen.getByRole('dialog')],
  ['a panel', () => screen.getByRole('dialog')],
];

describe.each(FIRST)('%s', (name, first) => {
  it('has the focus where it belongs at once, and gives it back as it closes', async () => {
    const opener = await open(name);
    expect(first()).toHaveFocus();
    toggle(opener);
    expect(opener).toHaveFocus();
    toggle(opener);
    expect(first()).toHaveFocus();
  });

  it('leaves the focus with what has taken it meanwhile', async () => {
    const opener = await open(name);
    const elsewhere = document.body.appendChild(document.createElement('input'));
    act(() => elsewhere.focus());
    toggle(opener);
    expect(elsewhere).toHaveFocus();
    elsewhere.remove();
  });

  it('hears nothing of a key that is still down, until it is let go', async () => {
    await open(name);
    const heard: string[] = [];
    const listen = ({ key }: KeyboardEvent): void => void heard.push(key);
    document.body.addEventListener('keydown', listen);
    fireEvent.keyDown(first(), { key: 'c', repeat: true });
    expect(heard).toEqual([]);
    fireEvent.keyUp(first(), { key: 'c' });
    fireEvent.keyDown(first(), { key: 'd' });
    fireEvent.keyDown(first(), { key: 'd', repeat: true });
    expect(heard).toEqual(['d', 'd']);
    document.body.removeEventListener('keydown', listen);
  });
});

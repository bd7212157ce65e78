import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, jest } from '@jest/globals';

import { useShortcut } from './use-shortcut.js';

function Page({ onKey, display }: { onKey: () => void; display: 'block' | 'none' }) {
  useShortcut('c', onKey);
  return (
    <div style={{ display }}>
      <div role="dialog" aria-modal="true" />
    </div>
  );
}

it('works again as soon as a dialog is hidden, and not before', async () => {
  const onKey = jest.fn();
  const { rerender } = render(<Page onKey={onKey} display="block" />);
  await userEvent.keyboard('c');
  expect(onKey).not.toHaveBeenCalled();
  rerender(<Page onKey={onKey} display="none" />);
  await userEvent.keyboard('c');
  expect(onKey).toHaveBeenCalledTimes(1);
});

import { fireEvent, screen } from '@testing-library/react';
import { jest } from '@jest/globals';
import { useState } from 'react';

import { render } from '../../../testing/render.js';
import { NO_CHOICES } from '../deciding/choices.js';
import type { Decided } from '../deciding/choices.js';
import type { Progress } from '../sending/progress.js';
import { ReviewFoot } from './ReviewFoot.js';

const NONE: ReadonlySet<string> = new Set();
const DECIDED: Decided = {
  taken: NONE,
  left: NONE,
  paths: NONE,
  marksObsolete: false,
  n: 3,
  of: 3,
  skipped: 0,
};

/** An import that has been under way for a while once it is begun. */
function Foot({ onCancel, n = 3 }: { onCancel: () => void; n?: number }) {
  const [progress, setProgress] = useState<Progress | null>(null);
  return (
    <ReviewFoot
      decided={{ ...DECIDED, n, of: n }}
      choices={NO_CHOICES}
      sending={{ progress, isCancelled: false, failure: null, cancel: onCancel }}
      isPending={false}
      isNothing={false}
      onReplace={() => undefined}
      onDiscard={() => undefined}
      onSubmit={() => setProgress({ read: 0, sentAt: 0, sent: 0, startedAt: performance.now() - 5_000 })}
    />
  );
}

it('Enter that is held on Import does not press Cancel, which takes its place', async () => {
  const cancel = jest.fn();
  const { user } = await render(<Foot onCancel={cancel} />);
  await user.click(screen.getByRole('button', { name: 'Import 3 changes' }));
  const button = await screen.findByRole('button', { name: 'Cancel' });
  expect(button).toHaveFocus();
  // The browser clicks a focused button with each keydown of Enter that nobody has prevented.
  expect(fireEvent.keyDown(button, { key: 'Enter', repeat: true })).toBe(false);
  fireEvent.keyUp(button, { key: 'Enter' });
  await user.keyboard('{Enter}');
  expect(cancel).toHaveBeenCalledTimes(1);
});

it.each([
  [1, '1 sur 1 modification cochée'],
  [3, '3 sur 3 modifications cochées'],
])('agrees with the number of changes in French: %d', async (n, words) => {
  await render(<Foot onCancel={() => undefined} n={n} />, { locale: 'fr' });
  expect(screen.getByText(words)).toBeVisible();
});

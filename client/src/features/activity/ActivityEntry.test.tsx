import { screen } from '@testing-library/react';

import type { ActivityItem } from '#core/api/activity.js';

import { render } from '../../testing/render.js';
import { ActivityEntry } from './ActivityEntry.js';

const CREATED: ActivityItem = {
  id: 1,
  at: '2026-11-20T10:00:00.000Z',
  actor: null,
  action: 'value.written',
  source: 'edit',
  group: { id: 1, name: 'checkout' },
  key: { id: 2, name: 'pay_now' },
  language: { id: 3, name: 'Deutsch' },
  valueId: 4,
  version: 2,
  old: { name: 'Zahlen' },
  new: { name: 'Bezahlen' },
};

it('has a button to its place whose name contains what is read on it', async () => {
  await render(<ActivityEntry projectId={7} items={[CREATED]} onShow={() => undefined} onReverted={null} />);
  const button = screen.getByRole('button');
  expect(button).toHaveTextContent('checkout › pay_now · Deutsch');
  expect(button).toHaveAccessibleName('Show checkout › pay_now · Deutsch in the editor');
});

import { act, screen } from '@testing-library/react';

import { toast } from '../../lib/toast.js';
import { render } from '../../testing/render.js';

beforeEach(() => toast.reset());

it('shows what was announced before its chunk was there, each message once', async () => {
  await render(null);
  act(() => {
    toast.error('errors.unknown_error');
    toast.success('toast.copied');
  });
  expect(await screen.findAllByRole('alert')).toHaveLength(1);
  expect(await screen.findByText('Copied')).toBeVisible();
  act(() => toast.success('toast.copied'));
  expect(await screen.findAllByText('Copied')).toHaveLength(2);
});

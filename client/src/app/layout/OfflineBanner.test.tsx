import { act, screen } from '@testing-library/react';
import { jest } from '@jest/globals';

import { render } from '../../testing/render.js';
import { startServer } from '../../testing/server.js';
import { OfflineBanner } from './OfflineBanner.js';

const OFFLINE = /^You are offline/;

describe('the offline banner', () => {
  afterEach(() => jest.restoreAllMocks());

  it('comes and goes with the connection', async () => {
    startServer();
    await render(<OfflineBanner />);
    expect(screen.queryByText(OFFLINE)).toBeNull();
    const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    act(() => void window.dispatchEvent(new Event('offline')));
    expect(screen.getByText(OFFLINE)).toBeVisible();
    onLine.mockReturnValue(true);
    act(() => void window.dispatchEvent(new Event('online')));
    expect(screen.queryByText(OFFLINE)).toBeNull();
    expect(await screen.findByText('You are back online.')).toBeInTheDocument();
  });
});

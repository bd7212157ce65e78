import { jest } from '@jest/globals';

import { onceOnline } from './online.js';

afterEach(() => jest.restoreAllMocks());

describe('what is loaded once there is a connection', () => {
  it('is loaded again when the connection is back', async () => {
    const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const load = jest.fn(() =>
      navigator.onLine ? Promise.resolve('part') : Promise.reject(new Error('Away')),
    );
    const part = onceOnline(load);
    await Promise.resolve();
    window.dispatchEvent(new Event('offline'));
    expect(load).toHaveBeenCalledTimes(1);
    onLine.mockReturnValue(true);
    window.dispatchEvent(new Event('online'));
    expect(await part).toBe('part');
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('is loaded again when the connection was back before the failure arrived', async () => {
    const load = jest.fn(() => Promise.resolve('part')).mockRejectedValueOnce(new Error('Away'));
    expect(await onceOnline(load)).toBe('part');
  });

  it('fails if the connection is not the cause', async () => {
    const load = jest.fn(() => Promise.reject(new Error('No such part')));
    await expect(onceOnline(load)).rejects.toThrow('No such part');
    expect(load).toHaveBeenCalledTimes(2);
  });
});

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

  describe('if it fails with a connection', () => {
    beforeEach(() => jest.useFakeTimers());
    afterEach(() => jest.useRealTimers());

    it('is tried again: the connection may be back before the failure arrives', async () => {
      const load = jest.fn(() => Promise.resolve('part')).mockRejectedValueOnce(new Error('Away'));
      const part = onceOnline(load);
      await jest.runAllTimersAsync();
      expect(await part).toBe('part');
    });

    it('waits for the connection when the device learns of its loss only after the failure', async () => {
      const load = jest.fn(() => Promise.reject<string>(new Error('Away')));
      const part = onceOnline(load);
      await jest.advanceTimersByTimeAsync(1);
      const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
      await jest.advanceTimersByTimeAsync(60_000);
      expect(load).toHaveBeenCalledTimes(2);
      onLine.mockReturnValue(true);
      load.mockResolvedValue('part');
      window.dispatchEvent(new Event('online'));
      expect(await part).toBe('part');
    });

    it('fails after a while if the connection is not the cause', async () => {
      const load = jest.fn(() => Promise.reject(new Error('No such part')));
      const failure = expect(onceOnline(load)).rejects.toThrow('No such part');
      await jest.runAllTimersAsync();
      await failure;
      expect(load).toHaveBeenCalledTimes(4);
    });
  });
});

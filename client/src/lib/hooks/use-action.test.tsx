import { act, renderHook } from '@testing-library/react';

import { ApiError } from '../http/api-error.js';
import { useAction } from './use-action.js';

/** The failure of an action that the server refuses for a time in seconds. */
async function failureAfter(retryAfter: number | null) {
  const refused = (): Promise<void> =>
    Promise.reject(new ApiError(429, { error: 'too_many_requests' }, retryAfter));
  const { result } = renderHook(() => useAction(refused, { tell: 'place' }));
  await act(() => result.current[0]());
  const [, , failure] = result.current;
  return failure && { id: failure.id, values: failure.values };
}

describe('an action tried too often', () => {
  it.each([
    [841, 15],
    [60, 1],
  ])('that may be tried again after %i s says %i min', async (seconds, minutes) => {
    expect(await failureAfter(seconds)).toEqual({
      id: 'errors.too_many_requests_minutes',
      values: { minutes },
    });
  });

  it.each([null, 5])('that may be tried again after %s s says no minutes', async (seconds) => {
    expect(await failureAfter(seconds)).toEqual({ id: 'errors.too_many_requests', values: undefined });
  });
});

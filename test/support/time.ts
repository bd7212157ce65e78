import { jest } from '@jest/globals';

import { Clock } from '../../src/platform/clock.js';
import { part } from './server/app.js';

export const SECOND = 1_000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** Runs `work` with the application's clock ahead. */
export async function later<T>(milliseconds: number, work: () => Promise<T>): Promise<T> {
  const spy = jest.spyOn(part(Clock), 'now').mockImplementation(() => new Date(Date.now() + milliseconds));
  try {
    return await work();
  } finally {
    spy.mockRestore();
  }
}

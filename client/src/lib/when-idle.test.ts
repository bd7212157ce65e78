import { jest } from '@jest/globals';
import { fireEvent } from '@testing-library/react';

import { whenIdle, whenUsed } from './when-idle.js';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const REST_MS = 2_000;

it('waits until the page has rested', () => {
  const act = jest.fn();
  whenIdle(act);
  fireEvent.keyDown(document.body);
  expect(act).not.toHaveBeenCalled();
  jest.advanceTimersByTime(REST_MS);
  expect(act).toHaveBeenCalledTimes(1);
});

it.each(['pointerDown', 'keyDown'] as const)('waits for the first %s where that comes sooner', (event) => {
  const act = jest.fn();
  whenUsed(act);
  expect(act).not.toHaveBeenCalled();
  fireEvent[event](document.body);
  fireEvent[event](document.body);
  jest.advanceTimersByTime(REST_MS);
  expect(act).toHaveBeenCalledTimes(1);
});

it('waits no longer than that for a use', () => {
  const act = jest.fn();
  whenUsed(act);
  jest.advanceTimersByTime(REST_MS);
  fireEvent.keyDown(document.body);
  expect(act).toHaveBeenCalledTimes(1);
});

it.each([whenIdle, whenUsed])('is called off', (when) => {
  const act = jest.fn();
  when(act)();
  fireEvent.keyDown(document.body);
  jest.advanceTimersByTime(REST_MS);
  expect(act).not.toHaveBeenCalled();
});

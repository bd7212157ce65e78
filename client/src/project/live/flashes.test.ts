import { jest } from '@jest/globals';
import { createStore } from 'jotai';

import { aValue } from '../../testing/sample-projects.js';
import { LiveState } from '../store/live-state.js';
import type { ChangedValue } from './apply-values.js';
import { Flashes } from './flashes.js';

const PAY = '23.2';
const byCamille = { userId: 9, username: 'Camille' };

const changed = (keyId = 23, by: Omit<ChangedValue, 'value'> = byCamille): ChangedValue => ({
  value: aValue({ id: keyId, keyId, languageId: 2 }),
  ...by,
});

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

function setUp() {
  const store = createStore();
  const state = new LiveState();
  return {
    flashes: new Flashes(store, state),
    kindOf: (place: typeof PAY) => store.get(state.changed).get(place)?.kind ?? null,
    count: () => store.get(state.changed).size,
    line: () => store.get(state.many),
  };
}

/** Tests want less motion, unless they say so. */
const wantMotion = (): void => {
  const query = window.matchMedia('');
  jest.spyOn(window, 'matchMedia').mockReturnValue(Object.assign(query, { matches: false }));
};

describe('Flashes', () => {
  it('shows a value that somebody has changed for 1.2 s, then fades for 0.6 s', () => {
    wantMotion();
    const { flashes, kindOf } = setUp();
    flashes.show([changed()]);
    jest.advanceTimersByTime(1_199);
    expect(kindOf(PAY)).toBe('changed');
    jest.advanceTimersByTime(1);
    expect(kindOf(PAY)).toBe('changed-fading');
    jest.advanceTimersByTime(599);
    expect(kindOf(PAY)).toBe('changed-fading');
    jest.advanceTimersByTime(1);
    expect(kindOf(PAY)).toBeNull();
  });

  it('begins again with another change of the same value', () => {
    wantMotion();
    const { flashes, kindOf } = setUp();
    flashes.show([changed()]);
    jest.advanceTimersByTime(1_500);
    flashes.show([changed()]);
    jest.advanceTimersByTime(1_199);
    expect(kindOf(PAY)).toBe('changed');
  });

  it('holds for 2 s and fades nothing, where less motion is wanted', () => {
    const { flashes, kindOf } = setUp();
    flashes.show([changed()]);
    jest.advanceTimersByTime(1_999);
    expect(kindOf(PAY)).toBe('changed');
    jest.advanceTimersByTime(1);
    expect(kindOf(PAY)).toBeNull();
  });

  const many = (count: number): ChangedValue[] => Array.from({ length: count }, (_, at) => changed(100 + at));

  it('shows twenty changes at once', () => {
    const { flashes, count, line } = setUp();
    flashes.show(many(20));
    expect(count()).toBe(20);
    expect(line()).toBeNull();
  });

  it('shows more in one line, for 5 s', () => {
    const { flashes, count, line } = setUp();
    flashes.show(many(21));
    expect(count()).toBe(0);
    expect(line()).toEqual({ ...byCamille, count: 21 });
    jest.advanceTimersByTime(4_999);
    expect(line()).not.toBeNull();
    jest.advanceTimersByTime(1);
    expect(line()).toBeNull();
  });

  it('shows no line for many changes by several people', () => {
    const { flashes, count, line } = setUp();
    flashes.show([...many(20), changed(200, { userId: 8, username: 'Léa' })]);
    expect(count()).toBe(0);
    expect(line()).toBeNull();
  });

  it('changes nothing after its end', () => {
    const { flashes, kindOf } = setUp();
    flashes.show([changed()]);
    flashes.stop();
    jest.advanceTimersByTime(5_000);
    expect(kindOf(PAY)).toBe('changed');
  });
});

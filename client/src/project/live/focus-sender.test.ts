import { jest } from '@jest/globals';

import type { Focus } from '#core/api/live.js';

import { FocusSender, NOWHERE } from './focus-sender.js';

const PAY: Focus = { keyId: 23, languageId: 2 };
const CART: Focus = { keyId: 21, languageId: 2 };

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function setUp() {
  const sent: Focus[] = [];
  const sender = new FocusSender((focus) => sent.push(focus));
  return { sender, sent };
}

describe('FocusSender', () => {
  it('sends where the user is, at once', () => {
    const { sender, sent } = setUp();
    sender.put(PAY);
    jest.advanceTimersByTime(0);
    expect(sent).toEqual([PAY]);
  });

  it('sends twice a second at most, and of several places the last', () => {
    const { sender, sent } = setUp();
    sender.put(PAY);
    jest.advanceTimersByTime(0);
    sender.put(CART);
    sender.put(NOWHERE);
    jest.advanceTimersByTime(499);
    expect(sent).toEqual([PAY]);
    jest.advanceTimersByTime(1);
    expect(sent).toEqual([PAY, NOWHERE]);
  });

  it('does not send that the user was nowhere on the way from one cell to the next', () => {
    const { sender, sent } = setUp();
    sender.put(PAY);
    jest.advanceTimersByTime(600);
    sender.put(NOWHERE);
    sender.put(CART);
    jest.advanceTimersByTime(0);
    expect(sent).toEqual([PAY, CART]);
  });

  it('sends nothing twice', () => {
    const { sender, sent } = setUp();
    for (const focus of [PAY, PAY]) {
      sender.put({ ...focus });
      jest.advanceTimersByTime(1_000);
    }
    expect(sent).toEqual([PAY]);
  });

  it('sends again where the user is, once the server has forgotten', () => {
    const { sender, sent } = setUp();
    sender.put(PAY);
    jest.advanceTimersByTime(1_000);
    sender.restart();
    jest.advanceTimersByTime(0);
    expect(sent).toEqual([PAY, PAY]);
  });

  it('sends nothing after its end: neither what was waiting nor what comes later', () => {
    const { sender, sent } = setUp();
    sender.put(PAY);
    sender.stop();
    jest.advanceTimersByTime(1_000);
    sender.put(CART);
    sender.restart();
    jest.advanceTimersByTime(1_000);
    expect(sent).toEqual([]);
  });

  it('sends nothing after its end when it was idle by then', () => {
    const { sender, sent } = setUp();
    sender.stop();
    sender.put(PAY);
    jest.advanceTimersByTime(1_000);
    expect(sent).toEqual([]);
  });
});

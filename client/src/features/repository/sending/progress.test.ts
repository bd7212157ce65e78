import { rowStates, secondsLeft, shareDone } from './progress.js';

describe('the share that is done', () => {
  const reading = { read: 50, sentAt: null, sent: null, startedAt: 0 };
  const sent = { read: 100, sentAt: 1_000, sent: null, startedAt: 0 };

  it('grows with what is read, then with the time that saving takes', () => {
    const shares = [
      shareDone(reading, 100, 1_000, 500),
      shareDone({ ...reading, read: 100 }, 100, 1_000, 900),
      shareDone(sent, 100, 1_000, 1_200),
      shareDone(sent, 100, 1_000, 1_600),
    ];
    expect(shares).toEqual([...shares].sort((a, b) => a - b));
    expect(new Set(shares).size).toBe(4);
  });

  it('grows with the slices that are saved, and not with time', () => {
    const shareAt = (saved: number, now: number) => shareDone({ ...sent, sent: saved }, 100, 1_000, now);
    expect(shareAt(0.5, 1_200)).toBe(shareAt(0.5, 60_000));
    expect(shareAt(0.75, 1_200)).toBeGreaterThan(shareAt(0.5, 60_000));
    expect(shareAt(1, 1_200)).toBeLessThan(1);
  });

  it('is never whole before the server has answered', () => {
    expect(shareDone(sent, 100, 1_000, 1_000_000)).toBeLessThan(1);
  });
});

describe('the time left', () => {
  it('is shown after two seconds, in steps of five', () => {
    expect(secondsLeft(0.5, 0, 1_900)).toBeNull();
    expect(secondsLeft(0.5, 0, 6_000)).toBe(10);
    expect(secondsLeft(0.9, 0, 9_000)).toBe(5);
  });
});

it('files are done one after another', () => {
  expect(rowStates([10, 5, 8], 12)).toEqual([
    { state: 'done', done: 10 },
    { state: 'underway', done: 2 },
    { state: 'waiting', done: 0 },
  ]);
});

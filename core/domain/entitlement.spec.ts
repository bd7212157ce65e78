import { accessMode, isCurrent, timeLeft, trialEnd } from './entitlement.js';

const at = (text: string): Date => new Date(text);
const TRIAL_END = at('2026-03-15T12:00:00Z');
const DURING = at('2026-03-15T11:59:59.999Z');

describe('the access of a user', () => {
  it.each([
    [null, DURING, 'trial'],
    [null, TRIAL_END, 'restricted'],
    ['active', TRIAL_END, 'subscribed'],
    ['trialing', TRIAL_END, 'subscribed'],
    ['active', DURING, 'subscribed'],
    ['past_due', DURING, 'trial'],
    ['past_due', TRIAL_END, 'restricted'],
    ['unpaid', TRIAL_END, 'restricted'],
    ['paused', TRIAL_END, 'restricted'],
    ['incomplete', TRIAL_END, 'restricted'],
    ['canceled', TRIAL_END, 'restricted'],
    ['a state of next year', TRIAL_END, 'restricted'],
  ] as const)('with a subscription %s, at %s, is %s', (status, now, mode) => {
    expect(accessMode(status, TRIAL_END, now)).toBe(mode);
  });

  it.each(['active', 'trialing', 'past_due', 'unpaid', 'paused'])(
    'shows a subscription that is %s',
    (status) => {
      expect(isCurrent(status)).toBe(true);
    },
  );

  it.each(['incomplete', 'incomplete_expired', 'canceled', 'new'])('shows none that is %s', (status) => {
    expect(isCurrent(status)).toBe(false);
  });
});

describe('the end of a trial', () => {
  const created = at('2026-03-01T12:00:00Z');

  it('is a number of days after the user came', () => {
    expect(trialEnd(created, at('2026-01-01T00:00:00Z'), 14)).toEqual(TRIAL_END);
  });

  it('ends a number of days after the instance began to take payments, for earlier users', () => {
    expect(trialEnd(at('2020-01-01T00:00:00Z'), created, 14)).toEqual(TRIAL_END);
  });

  it('has come at once where there is no trial', () => {
    expect(trialEnd(created, created, 0)).toEqual(created);
  });
});

describe('the time left', () => {
  it.each([
    ['2026-03-04T12:00:00Z', { days: 11, hours: 0, minutes: 0 }],
    ['2026-03-14T10:29:00Z', { days: 1, hours: 1, minutes: 31 }],
    ['2026-03-15T11:01:00Z', { days: 0, hours: 0, minutes: 59 }],
    ['2026-03-15T11:00:30Z', { days: 0, hours: 1, minutes: 0 }],
    ['2026-03-15T11:59:59Z', { days: 0, hours: 0, minutes: 1 }],
    ['2026-03-15T12:00:00Z', null],
    ['2026-03-16T12:00:00Z', null],
  ])('at %s is %j', (now, left) => {
    expect(timeLeft(TRIAL_END, at(now))).toEqual(left);
  });
});

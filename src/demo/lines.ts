import type { Demo } from './demo.js';

/** Lines for the operator: the accounts of the demo and their password. */
export function demoLines(demo: Demo | null): string[] {
  if (demo === null) return ['The demo was left out: this database is in use already.'];
  const width = Math.max(...demo.accounts.map(({ email }) => email.length));
  return [
    `The demo is here. The password of every account: ${demo.password}`,
    ...demo.accounts.map(({ email, username, part }) => `  ${email.padEnd(width)}  ${username}: ${part}`),
  ];
}

import type { Demo } from './demo.js';

/** What the operator is told of the demo, once. */
export function demoLines(demo: Demo | null): string[] {
  if (demo === null) return ['The demo was left out: this database is in use already.'];
  const width = Math.max(...demo.accounts.map(({ email }) => email.length));
  return [
    `The demo is here. The password of every account: ${demo.password}`,
    ...demo.accounts.map(({ email, username, part }) => `  ${email.padEnd(width)}  ${username}: ${part}`),
  ];
}

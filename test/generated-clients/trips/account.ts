/** The account, the objects and the query parameters of every trip. */
export const accountOf = (generator: string) => ({
  email: `${generator}@example.com`,
  password: 'Passw0rd!',
});

export const PROJECT = { name: 'App', color: '3366FF', languages: ['en'] };

/** Fails with what was answered instead. */
export function assertSame(found: unknown, expected: unknown): void {
  const [one, other] = [found, expected].map((value) => JSON.stringify(value));
  if (one !== other) throw new Error(`${one} instead of ${other}`);
}

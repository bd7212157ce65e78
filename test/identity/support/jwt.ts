/** Seconds since the epoch. */
export const now = (): number => Math.floor(Date.now() / 1_000);

const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** A token with these claims; undefined ones are left out. */
export function jwtOf(claims: object, header: object, sign: (text: string) => string): string {
  const text = `${part({ typ: 'JWT', ...header })}.${part(claims)}`;
  return `${text}.${sign(text)}`;
}

export const unsigned = (): string => '';

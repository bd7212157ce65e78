/** The things that ids in paths, queries and bodies stand for. */
export const KINDS = [
  'project',
  'group',
  'key',
  'value',
  'language',
  'user',
  'activity',
  'invitation',
  'token',
] as const;

export type Kind = (typeof KINDS)[number];

/** The ids of things that belong together: a value of a key of a project, and what else it holds. */
export type Place = Readonly<Record<Kind, number>>;

/** Where a request is at home: in its own tenant, in the other one, or in its own project with ids of the other. */
export type Home = 'own' | 'other' | 'mixed';

/** An id, decided when the request is sent. */
export class IdSlot {
  constructor(
    readonly kind: Kind,
    readonly toss: number,
  ) {}
}

/** The e-mail of somebody there is. */
export class EmailSlot {
  constructor(readonly toss: number) {}
}

/** A refresh token that may still be good. */
export class RefreshTokenSlot {}

/** A few ids of languages, joined by commas. */
export class IdListSlot {
  constructor(readonly tosses: readonly number[]) {}
}

export interface Tenant {
  places: readonly Place[];
  emails: readonly string[];
  refreshTokens: readonly string[];
}

interface Choice {
  own: Tenant;
  other: Tenant;
  home: Home;
  /** Which place of the tenant. */
  toss: number;
}

const at = <T>(list: readonly T[], toss: number): T | undefined => list[toss % Math.max(1, list.length)];

/** The id that a slot stands for; where they are mixed, one in four is of the own tenant as well. */
export function idIn({ own, other, home, toss }: Choice, slot: IdSlot): number {
  const isOther = home === 'other' || (home === 'mixed' && slot.kind !== 'project' && slot.toss % 4 !== 1);
  return at((isOther ? other : own).places, toss)?.[slot.kind] ?? 1;
}

/** A body with all its slots filled. */
export function filled(value: unknown, choice: Choice): unknown {
  if (value instanceof IdSlot) return idIn(choice, value);
  if (value instanceof EmailSlot) return at(choice.own.emails, value.toss);
  if (value instanceof RefreshTokenSlot) return at(choice.own.refreshTokens, choice.toss);
  if (value instanceof IdListSlot)
    return value.tosses.map((toss) => idIn(choice, new IdSlot('language', toss))).join(',');
  if (Array.isArray(value)) return value.map((item) => filled(item, choice));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, filled(item, choice)]));
}

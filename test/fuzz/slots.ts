/** The kinds of resources that ids refer to. */
export const KINDS = [
  'project',
  'group',
  'file',
  'key',
  'value',
  'language',
  'user',
  'activity',
  'changeSet',
  'invitation',
  'token',
] as const;

export type Kind = (typeof KINDS)[number];

/** The ids of a consistent set of resources: a value of a key of a project, and so on. */
export type Place = Readonly<Record<Kind, number>>;

/** The target of a request: its own tenant, the other one, or its own project with ids of the other. */
export type Home = 'own' | 'other' | 'mixed';

/** An id that is chosen when the request is sent. */
export class IdSlot {
  constructor(
    readonly kind: Kind,
    readonly toss: number,
  ) {}
}

/** The email of an existing user. */
export class EmailSlot {
  constructor(readonly toss: number) {}
}

/** A refresh token that may still be valid. */
export class RefreshTokenSlot {}

/** A few language ids, separated by commas. */
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
  /** The index in the tenant. */
  toss: number;
}

const at = <T>(list: readonly T[], toss: number): T | undefined => list[toss % Math.max(1, list.length)];

/** The id for a slot; in mixed requests, one in four is of the own tenant. */
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

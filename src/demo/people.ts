/** The users of the demo and their roles. */
export const PEOPLE = {
  camille: {
    username: 'Camille Bernard',
    part: 'owner of Wayfarer, editor of Pocket Notes, reviewer of Maison Lin',
  },
  jonas: { username: 'Jonas Weber', part: 'owner of Pocket Notes, manager of Wayfarer' },
  aiko: { username: 'Aiko Tanaka', part: 'editor of Wayfarer' },
  lea: {
    username: 'Léa Martin',
    part: 'owner of Maison Lin, translates Wayfarer from English into French only',
  },
  omar: { username: 'Omar Haddad', part: 'manager of Maison Lin, reviews the Arabic of Wayfarer only' },
  nora: { username: 'Nora Lindqvist', part: 'new here, with two invitations waiting' },
} as const;

export type Name = keyof typeof PEOPLE;

export const NAMES = Object.keys(PEOPLE) as Name[];

export const emailOf = (name: Name): string => `${name}@motley.example`;

import { randomUUID } from 'node:crypto';

import type { TokenPair } from '#core/api/identity.js';
import { routes } from '#core/api/routes.js';
import type { UserView } from '#core/api/users.js';
import type { Role } from '#core/domain/roles.js';

import { MemberLanguage, Membership } from '../../../src/entities/index.js';
import type { Language, Project } from '../../../src/entities/index.js';
import { Database } from '../../../src/platform/database/database.js';
import { anonymous, as } from '../api.js';
import type { Reply } from '../api.js';
import { part } from '../server/app.js';

/** A registered and signed-in user. */
export interface TestUser extends TokenPair {
  id: number;
  username: string | null;
  email: string;
  password: string;
}

/** The credentials of a user. */
export const credentialsOf = ({ email, password }: TestUser): { email: string; password: string } => ({
  email,
  password,
});

/** Meets every password rule. */
export const PASSWORD = 'Passw0rd!';

/** An unused email. */
export const anEmail = (): string => `${randomUUID()}@example.com`;

/** A user with an account at the identity provider who is not registered yet. */
export async function anIdentity(wishes: { email?: string; password?: string } = {}) {
  const { email = anEmail(), password = PASSWORD } = wishes;
  const tokens = made(await anonymous().post<TokenPair>(routes.signUp(), { email, password }));
  return { ...tokens, email, password };
}

export async function aUser(wishes: { email?: string; username?: string } = {}): Promise<TestUser> {
  const { username = null } = wishes;
  const identity = await anIdentity(wishes);
  const user = made(
    await as(identity).post<UserView>(routes.register(), { username, email: identity.email }),
  );
  return { ...identity, id: user.id, username };
}

/** Languages by id or whole; a list that is given limits the member to it, even when it is empty. */
export interface LanguageLists {
  source?: (number | Language)[];
  target?: (number | Language)[];
}

/** A new user with this role in the project, limited to some languages if any are listed. */
export async function aMember(
  { id: projectId }: Pick<Project, 'id'>,
  role: Exclude<Role, 'owner'>,
  lists: LanguageLists = {},
): Promise<TestUser> {
  const user = await aUser();
  const database = part(Database);
  const membership = await database.repository(Membership).save({
    projectId,
    userId: user.id,
    role,
    sourceRestricted: lists.source !== undefined,
    targetRestricted: lists.target !== undefined,
  });
  const rows = (['source', 'target'] as const).flatMap((access) =>
    (lists[access] ?? []).map((language) => ({
      projectId,
      membershipId: membership.id,
      languageId: typeof language === 'number' ? language : language.id,
      access,
    })),
  );
  await database.repository(MemberLanguage).insert(rows);
  return user;
}

/** Returns the body of a setup call; throws if it fails. */
export function made<T>({ status, body }: Reply<T>): T {
  if (status >= 300) throw new Error(`The world could not be built: ${status} ${JSON.stringify(body)}`);
  return body;
}

import { createHash } from 'node:crypto';

import type pg from 'pg';

import { foldEmail } from '#core/domain/email.js';

import { ACCOUNTS, OWNER, USERS } from './people.js';
import { PERSONAL_TOKENS, PROJECT_ID } from './personal-tokens.js';
import type { PersonalToken } from './personal-tokens.js';
import { insert, NOW } from './rows.js';
import type { Row } from './rows.js';

/** Another session of the owner. */
export const SESSION = '11111111-1111-4111-8111-111111111111';

/** Inserts the accounts and users with their sessions; `password_hash` is the same for all of them. */
export async function people(client: pg.Client, password_hash: string): Promise<void> {
  const accounts = ACCOUNTS.map(({ id, uid, email }) => ({
    id,
    uid,
    ...bothOf(email),
    email_verified: true,
    password_hash,
    created_at: NOW,
  }));
  await insert(client, 'identity', accounts);
  await insert(client, 'refresh_token', [
    ...ACCOUNTS.map(({ id, uid }) => session(Number(id), uid)),
    session(Number(OWNER.id), SESSION),
  ]);
  const uidOf = (id: number | null): string | undefined => ACCOUNTS.find((account) => account.id === id)?.uid;
  await insert(
    client,
    'app_user',
    USERS.map(({ id, email }) => ({
      id,
      uid: uidOf(id),
      ...bothOf(email),
      created_at: NOW,
      updated_at: NOW,
    })),
  );
}

/** An email and its folded form. */
const bothOf = (email: string): Row => ({ email, folded_email: foldEmail(email) });

/** A session; its token is named after its owner. */
const session = (identity_id: number, family: string | undefined): Row => ({
  identity_id,
  family,
  token_hash: `${identity_id} ${family}`,
  user_agent: 'matrix',
  created_at: NOW,
  started_at: NOW,
  expires_at: '2100-01-01T00:00:00Z',
});

/** Inserts the personal access tokens. */
export const personalTokens = (client: pg.Client): Promise<void> =>
  insert(client, 'personal_token', PERSONAL_TOKENS.map(tokenRow));

/** Its last use is in the future, so that a call does not update it. */
const tokenRow = ({ token, owner, scopes, isExpired, project }: PersonalToken, index: number): Row => ({
  id: index + 1,
  user_id: owner.id,
  project_id: project === null ? null : PROJECT_ID[project],
  name: 'token',
  prefix: 'mtl_',
  scopes,
  email_verified: true,
  token_hash: createHash('sha256').update(token).digest('hex'),
  created_at: NOW,
  expires_at: isExpired ? NOW : null,
  last_used_at: '2100-01-01T00:00:00Z',
});

import type { TokenPair } from '#core/api/identity.js';
import { routes } from '#core/api/routes.js';
import type { CreatedTokenView } from '#core/api/tokens.js';

import { anonymous, as } from '../../support/api.js';
import { PASSWORD } from '../../support/project/world.js';

export const NEW_PASSWORD = 'An0ther-one!';

export const UNAUTHENTICATED = { status: 401, body: { error: 'unauthenticated' } };

/** The response to a used, expired or invalid link. */
export const VOID_LINK = { status: 400, body: { error: 'validation_error' } };

export const signIn = async (email: string, password = PASSWORD): Promise<TokenPair> =>
  (await anonymous().post<TokenPair>(routes.signIn(), { email, password })).body;

/** A program with a personal access token of the user. */
export async function aProgram(user: Pick<TokenPair, 'accessToken'>): Promise<{ accessToken: string }> {
  const { status, body } = await as(user).post<CreatedTokenView>(routes.createToken(), {
    name: 'CI',
    scopes: ['write'],
  });
  if (status !== 201) throw new Error(`No token could be made: ${status} ${JSON.stringify(body)}`);
  return { accessToken: body.token };
}

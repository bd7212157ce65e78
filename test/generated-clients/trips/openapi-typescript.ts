import createClient from 'openapi-fetch';

import type { paths } from '../.cache/openapi-typescript.js';
import { accountOf, assertSame, PROJECT } from './account.js';

/** Signs up, creates a project and reads it, without a cast. */
export async function trip(baseUrl: string): Promise<void> {
  const client = createClient<paths>({ baseUrl });
  const account = accountOf('openapi-typescript');
  const signedUp = await client.POST('/api/v1/identity/sign-up', { body: account });
  const headers = { authorization: `Bearer ${signedUp.data?.accessToken}` };
  await client.POST('/api/v1/auth/register', { body: { email: account.email }, headers });
  const created = await client.POST('/api/v1/projects', { body: PROJECT, headers });
  const projectId = created.data?.id ?? 0;
  const languageId = created.data?.languages[0]?.id ?? 0;
  const path = { projectId };
  const read = await client.GET('/api/v1/projects/{projectId}/columns', {
    params: { path, query: { languageId } },
    headers,
  });
  assertSame([read.data?.id, read.data?.name], [projectId, PROJECT.name]);
  const { data } = await client.GET('/api/v1/projects/{projectId}/activity', {
    params: { path, query: { limit: 1, collapse: true } },
    headers,
  });
  assertSame(data?.items.length, 1);
}

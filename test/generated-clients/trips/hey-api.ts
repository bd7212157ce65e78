import { createClient } from '../.cache/hey-api/client/index.js';
import { createProject, listActivity, readColumns, register, signUp } from '../.cache/hey-api/sdk.gen.js';
import { zRegisterBody } from '../.cache/hey-api/zod.gen.js';
import { accountOf, assertSame, PROJECT } from './account.js';

/** Signs up, creates a project and reads it, without a cast. */
export async function trip(baseUrl: string): Promise<void> {
  const client = createClient({ baseUrl });
  const account = accountOf('hey-api');
  zRegisterBody.parse({ username: 'Ada', email: account.email });
  const signedUp = await signUp({ client, body: account, throwOnError: true });
  client.setConfig({ headers: { authorization: `Bearer ${signedUp.data.accessToken}` } });
  await register({ client, body: { email: account.email }, throwOnError: true });
  const { data: project } = await createProject({ client, body: PROJECT, throwOnError: true });
  const path = { projectId: project.id };
  const languageId = project.languages[0]?.id ?? 0;
  const { data: read } = await readColumns({ client, path, query: { languageId }, throwOnError: true });
  assertSame([read.id, read.name], [project.id, PROJECT.name]);
  const query = { limit: 1, collapse: true };
  const { data: page } = await listActivity({ client, path, query, throwOnError: true });
  assertSame(page.items.length, 1);
}

import { createProject, listActivity, readColumns, register, signUp } from '../.cache/orval/client.js';
import { registerBody } from '../.cache/orval/zod.js';
import { accountOf, assertSame, PROJECT } from './account.js';

/** Signs up, creates a project and reads it, without a cast. */
export async function trip(origin: string): Promise<void> {
  const own = globalThis.fetch;
  globalThis.fetch = (path, options) => own(new URL(String(path), origin), options);
  const account = accountOf('orval');
  // Names of people, by the schema that zod has of them.
  registerBody.parse({ username: 'Ada', email: account.email });
  const signedUp = await signUp(account);
  if (signedUp.status !== 201) throw new Error(`The sign-up was answered with ${signedUp.status}.`);
  const options = { headers: { authorization: `Bearer ${signedUp.data.accessToken}` } };
  await register({ email: account.email }, options);
  const created = await createProject(PROJECT, options);
  if (created.status !== 201) throw new Error(`The project was answered with ${created.status}.`);
  const { id, languages } = created.data;
  const languageId = languages[0]?.id ?? 0;
  const read = await readColumns(id, { languageId }, options);
  assertSame(read.status === 200 && [read.data.id, read.data.name], [id, PROJECT.name]);
  const page = await listActivity(id, { limit: 1, collapse: true }, options);
  assertSame(page.status === 200 && page.data.items.length, 1);
  globalThis.fetch = own;
}

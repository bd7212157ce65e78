import { randomBytes } from 'node:crypto';

import { routes } from '#core/api/routes.js';
import type { CreatedTokenView, TokenScope, TokenView } from '#core/api/tokens.js';

import { PersonalToken } from '../../../src/entities/index.js';
import { hashOf } from '../../../src/modules/identity/secret-token.js';
import { Background } from '../../../src/platform/background.js';
import { Database } from '../../../src/platform/database/database.js';
import { anonymous, as } from '../../support/api.js';
import { part, useApp } from '../../support/server/app.js';
import { aProject } from '../../support/project/project-world.js';
import { DAY, later, MINUTE, SECOND } from '../../support/time.js';
import { aMember, aUser } from '../../support/project/world.js';
import type { TestUser } from '../../support/project/world.js';

const UNAUTHENTICATED = { status: 401, body: { error: 'unauthenticated' } };
const SESSION_REQUIRED = { status: 403, body: { error: 'session_required' } };

const create = (user: TestUser, body: object) => as(user).post<CreatedTokenView>(routes.createToken(), body);

const listOf = async (user: TestUser): Promise<TokenView[]> =>
  (await as(user).get<TokenView[]>(routes.listTokens())).body;

/** A program with a personal access token of the user. */
async function aProgram(user: TestUser, scopes: TokenScope[] = ['write'], expiresAt: string | null = null) {
  const { body } = await create(user, { name: 'CI', scopes, expiresAt });
  return { ...body, accessToken: body.token };
}

const inADay = (): string => new Date(Date.now() + DAY).toISOString();

describe('POST /users/me/tokens', () => {
  useApp();

  it('returns the token once, and its prefix', async () => {
    const user = await aUser();
    const expiresAt = inADay();
    const reply = await create(user, { name: ' Build server ', scopes: ['read'], expiresAt });
    expect(reply).toMatchObject({ status: 201 });
    expect(reply.body).toEqual({
      id: expect.any(Number) as number,
      name: 'Build server',
      prefix: reply.body.token.slice(0, 10),
      scopes: ['read'],
      projectId: null,
      projectName: null,
      createdAt: expect.stringMatching(/Z$/) as string,
      expiresAt,
      lastUsedAt: null,
      token: expect.stringMatching(/^mtl_[\w-]{43}$/) as string,
    });
    const { token: _token, ...shown } = reply.body;
    expect(await listOf(user)).toEqual([shown]);
  });

  it('stores only a hash of the token', async () => {
    const { token, id } = await aProgram(await aUser());
    const [row] = await part(Database).query<{ text: string }>(
      'SELECT t::text AS text FROM personal_token t WHERE id = $1',
      [id],
    );
    expect(row?.text).toContain(hashOf(token));
    expect(row?.text).not.toContain(token.slice(0, 12));
  });

  it('includes reading in the scope to write', async () => {
    expect((await create(await aUser(), { name: 'x', scopes: ['write'] })).body.scopes).toEqual([
      'read',
      'write',
    ]);
  });

  it.each([
    ['no name', { name: undefined }, 'name'],
    ['a blank name', { name: '  ' }, 'name'],
    ['a long name', { name: 'x'.repeat(65) }, 'name'],
    ['control characters in the name', { name: 'a\nb' }, 'name'],
    ['no scope', { scopes: [] }, 'scopes'],
    ['scopes that are none', { scopes: ['admin'] }, 'scopes'],
    ['scopes that are no list', { scopes: 'read' }, 'scopes'],
    ['an expiry that is past', { expiresAt: '2020-01-01T00:00:00Z' }, 'expiresAt'],
    ['an expiry that is no moment', { expiresAt: '2030-99-99T00:00:00Z' }, 'expiresAt'],
    ['an expiry without a time', { expiresAt: '2030-01-01' }, 'expiresAt'],
    ['an expiry that is a number', { expiresAt: 4_000_000_000 }, 'expiresAt'],
  ])('answers 400 for %s', async (_what, wrong, field) => {
    const user = await aUser();
    expect(await create(user, { name: 'x', scopes: ['read'], ...wrong })).toMatchObject({
      status: 400,
      body: { error: 'validation_error', fields: { [field]: expect.any(String) as string } },
    });
    expect(await listOf(user)).toEqual([]);
  });

  it('ignores owner and hash in the body', async () => {
    const [user, other] = [await aUser(), await aUser()];
    const forged = `mtl_${randomBytes(32).toString('base64url')}`;
    const wishes = { userId: other.id, tokenHash: hashOf(forged), token: forged, emailVerified: true };
    const { body } = await create(user, { name: 'x', scopes: ['read'], ...wishes });
    expect(body.token).not.toBe(forged);
    expect(await as({ accessToken: forged }).get(routes.readMe())).toMatchObject(UNAUTHENTICATED);
    expect(await listOf(other)).toEqual([]);
  });

  it('answers 422 limit_reached beyond fifty, also for concurrent calls', async () => {
    const user = await aUser();
    const row = { userId: user.id, name: 'x', scopes: ['read' as const], prefix: 'mtl_' };
    const rows = Array.from({ length: 45 }, () => ({ ...row, tokenHash: randomBytes(32).toString('hex') }));
    await part(Database).repository(PersonalToken).insert(rows);
    const replies = await Promise.all(
      Array.from({ length: 20 }, () => create(user, { name: 'x', scopes: ['read'] })),
    );
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(5);
    expect(replies.find(({ status }) => status !== 201)).toMatchObject({
      status: 422,
      body: { error: 'limit_reached' },
    });
    expect(await listOf(user)).toHaveLength(50);
  });

  it('is recorded, as is the revocation', async () => {
    const user = await aUser();
    const { id, prefix } = await aProgram(user);
    await as(user).delete(routes.revokeToken(id));
    const rows = await part(Database).query(
      'SELECT action, details, project_id AS "projectId" FROM audit_log WHERE actor_id = $1 ORDER BY id',
      [user.id],
    );
    const details = { tokenId: id, prefix, scopes: ['read', 'write'] };
    expect(rows).toEqual([
      { action: 'token.created', details, projectId: null },
      { action: 'token.revoked', details, projectId: null },
    ]);
  });
});

describe('DELETE /users/me/tokens/:tokenId', () => {
  useApp();

  it('answers 204 and invalidates the token', async () => {
    const user = await aUser();
    const program = await aProgram(user);
    expect((await as(program).get(routes.readMe())).status).toBe(200);
    expect(await as(user).delete(routes.revokeToken(program.id))).toMatchObject({
      status: 204,
      body: undefined,
    });
    expect(await as(program).get(routes.readMe())).toMatchObject(UNAUTHENTICATED);
    expect(await listOf(user)).toEqual([]);
  });

  it('answers 404 for a token that is revoked, malformed or of another user', async () => {
    const [user, other] = [await aUser(), await aUser()];
    const program = await aProgram(user);
    const refusal = { status: 404, body: { error: 'not_existing_token' } };
    expect(await as(other).delete(routes.revokeToken(program.id))).toMatchObject(refusal);
    expect(await as(user).delete(`${routes.revokeTokens()}/1e3`)).toMatchObject(refusal);
    expect((await as(program).get(routes.readMe())).status).toBe(200);
    const replies = await Promise.all(
      Array.from({ length: 20 }, () => as(user).delete(routes.revokeToken(program.id))),
    );
    expect(replies.filter(({ status }) => status === 204)).toHaveLength(1);
    expect(replies.find(({ status }) => status !== 204)).toMatchObject(refusal);
  });
});

describe('a personal access token', () => {
  useApp();

  it('acts as its owner, with the same rights and no more', async () => {
    const { project, owner } = await aProject();
    const reviewer = await aMember(project, 'reviewer');
    expect(await as(await aProgram(owner)).get(routes.readMe())).toMatchObject({ body: { id: owner.id } });
    const [mine, theirs] = [await aProgram(owner), await aProgram(reviewer)];
    const newGroup = routes.listGroups(project.id);
    expect((await as(mine).post(newGroup, { name: 'a' })).status).toBe(201);
    expect(await as(theirs).post(newGroup, { name: 'b' })).toMatchObject({ body: { error: 'unauthorized' } });
    const stranger = await aProgram(await aUser());
    expect(await as(stranger).get(newGroup)).toMatchObject({ body: { error: 'not_your_project' } });
  });

  it('with the scope to read is refused everything else', async () => {
    const { project, owner } = await aProject({ keys: ['title'] });
    const reader = as(await aProgram(owner, ['read']));
    const refusal = { status: 403, body: { error: 'read_only_token' } };
    expect((await reader.get(routes.listProjects())).status).toBe(200);
    expect((await reader.get(routes.readProject(project.id))).status).toBe(200);
    expect(await reader.post(routes.createProject(), { nonsense: true })).toMatchObject(refusal);
    expect(await reader.post(routes.createGroup(project.id), { name: 'a' })).toMatchObject(refusal);
    expect(await reader.put(routes.updateProject(project.id), {})).toMatchObject(refusal);
    expect(await reader.delete(routes.deleteProject(project.id))).toMatchObject(refusal);
    expect(await reader.post(routes.createGroup(999_999_999), { name: 'a' })).toMatchObject(refusal);
  });

  it('manages neither tokens nor the credentials of its owner', async () => {
    const user = await aUser();
    const program = as(await aProgram(user));
    const [other] = await listOf(user);
    expect(await program.get(routes.listTokens())).toMatchObject(SESSION_REQUIRED);
    expect(await program.post(routes.createToken(), { name: 'x', scopes: ['read'] })).toMatchObject(
      SESSION_REQUIRED,
    );
    expect(await program.delete(routes.revokeToken(other?.id ?? 0))).toMatchObject(SESSION_REQUIRED);
    const passwords = { password: user.password, newPassword: 'An0ther-one' };
    expect(await program.post(routes.changePassword(), passwords)).toMatchObject(SESSION_REQUIRED);
    const registration = { username: 'x', email: user.email };
    expect(await program.post(routes.register(), registration)).toMatchObject(SESSION_REQUIRED);
    expect(await listOf(user)).toHaveLength(1);
  });

  it('is valid until it expires', async () => {
    const program = await aProgram(await aUser(), ['read'], inADay());
    expect((await later(DAY - MINUTE, () => as(program).get(routes.readMe()))).status).toBe(200);
    expect(await later(DAY + SECOND, () => as(program).get(routes.readMe()))).toMatchObject(UNAUTHENTICATED);
  });

  it.each([
    ['nobody’s', () => `mtl_${randomBytes(32).toString('base64url')}`],
    ['cut off', (token: string) => token.slice(0, -1)],
    ['changed', (token: string) => token.slice(0, -3) + (token.endsWith('AAA') ? 'BBB' : 'AAA')],
    ['without its beginning', (token: string) => token.slice(4)],
    ['in other letters', (token: string) => token.toUpperCase()],
    ['its hash', (token: string) => `mtl_${hashOf(token)}`],
    ['nothing but its beginning', () => 'mtl_'],
    ['long', (token: string) => token + 'x'.repeat(4_000)],
  ])('that is %s is refused', async (_what, forge) => {
    const { token } = await aProgram(await aUser());
    expect(await as({ accessToken: forge(token) }).get(routes.readMe())).toMatchObject(UNAUTHENTICATED);
  });

  it('is ignored in a query', async () => {
    const { token } = await aProgram(await aUser());
    expect(await anonymous().get(`${routes.readMe()}?access_token=${token}`)).toMatchObject(UNAUTHENTICATED);
  });

  it('records its last use to the minute, without a write at every call', async () => {
    const user = await aUser();
    const program = await aProgram(user);
    const lastUse = async (): Promise<string | null> => {
      await part(Background).settled();
      return (await listOf(user))[0]?.lastUsedAt ?? null;
    };
    expect(await lastUse()).toBeNull();
    await Promise.all(Array.from({ length: 20 }, () => as(program).get(routes.readMe())));
    const first = await lastUse();
    expect(first).not.toBeNull();
    await later(50 * SECOND, () => as(program).get(routes.readMe()));
    expect(await lastUse()).toBe(first);
    await later(61 * SECOND, () => as(program).get(routes.readMe()));
    expect(Date.parse((await lastUse()) ?? '') - Date.parse(first ?? '')).toBeGreaterThan(59 * SECOND);
  });
});

describe('calls by personal access tokens', () => {
  useApp({ apiRateLimit: 5, anonymousRateLimit: 100 });

  it('count as calls of their owner', async () => {
    const user = await aUser();
    const program = await aProgram(user);
    const replies = await Promise.all(Array.from({ length: 5 }, () => as(program).get(routes.readMe())));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(3);
    expect(await as(user).get(routes.readMe())).toMatchObject({ status: 429 });
  });
});

import { API_BASE, routes } from '#core/api/routes.js';

import { anonymous, as } from '../../support/api.js';
import { currentApp, useApp } from '../../support/server/app.js';
import { aProject } from '../../support/project/project-world.js';
import type { TestProject } from '../../support/project/project-world.js';
import { anEmail, anIdentity, aUser, PASSWORD } from '../../support/project/world.js';

const REFUSED = {
  status: 429,
  body: { statusCode: 429, error: 'too_many_requests', requestId: expect.any(String) as string },
};

const signIn = (email: string, password = 'Wr0ng password', from = '203.0.113.1') =>
  anonymous().post(routes.signIn(), { email, password }, { 'x-forwarded-for': from });

describe('attempts at one account from one address', () => {
  useApp({ signInLimit: 3, trustProxy: 1 });

  it('are limited, and then even the right password is refused', async () => {
    const { email } = await anIdentity();
    for (let round = 0; round < 3; round += 1) expect((await signIn(email)).status).toBe(401);
    const refused = await signIn(email.toUpperCase(), PASSWORD);
    expect(refused).toMatchObject(REFUSED);
    const retryAfter = Number(refused.headers.get('retry-after'));
    expect(retryAfter).toBeGreaterThan(600);
    expect(retryAfter).toBeLessThanOrEqual(900);
  });

  it('lock out neither another account nor another address', async () => {
    const [victim, other] = [await anIdentity(), await anIdentity()];
    for (let round = 0; round < 4; round += 1) await signIn(victim.email);
    expect((await signIn(victim.email, PASSWORD)).status).toBe(429);
    expect((await signIn(other.email, PASSWORD)).status).toBe(200);
    expect((await signIn(victim.email, PASSWORD, '203.0.113.2')).status).toBe(200);
  });

  it('count the same for an unknown email', async () => {
    const email = anEmail();
    for (let round = 0; round < 3; round += 1) expect((await signIn(email)).status).toBe(401);
    expect(await signIn(email)).toMatchObject(REFUSED);
  });

  it('are limited for callers with a token who change the password', async () => {
    const user = await aUser();
    const guess = () => as(user).post(routes.changePassword(), { password: 'no', newPassword: PASSWORD });
    for (let round = 0; round < 3; round += 1) expect((await guess()).status).toBe(401);
    expect(await guess()).toMatchObject(REFUSED);
  });
});

describe('sign-ins from one address', () => {
  useApp({ signInAddressLimit: 3 });

  it('are limited over all accounts by the address of the connection, unless a proxy is configured', async () => {
    for (let round = 0; round < 3; round += 1) expect((await signIn(anEmail())).status).toBe(401);
    expect(await signIn(anEmail())).toMatchObject(REFUSED);
    expect(await signIn(anEmail(), PASSWORD, '203.0.113.9')).toMatchObject(REFUSED);
  });
});

describe('new accounts from one address', () => {
  useApp({ signUpLimit: 2 });

  it('are limited per hour', async () => {
    const signUp = () => anonymous().post(routes.signUp(), { email: anEmail(), password: PASSWORD });
    expect((await signUp()).status).toBe(201);
    expect((await signUp()).status).toBe(201);
    const refused = await signUp();
    expect(refused).toMatchObject(REFUSED);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3_000);
  });
});

describe('registrations from one address', () => {
  useApp({ signUpLimit: 2 });

  it('are limited per hour', async () => {
    const identity = await anIdentity();
    const register = () => as(identity).post(routes.register(), { username: null, email: identity.email });
    expect((await register()).status).toBe(201);
    expect((await register()).status).toBe(201);
    expect(await register()).toMatchObject(REFUSED);
  });
});

const ask = (email: string) => anonymous().post(routes.requestPasswordReset(), { email });

describe('password resets from one address', () => {
  useApp({ passwordResetAddressLimit: 5 });

  it('are limited over all emails', async () => {
    const replies = await Promise.all(Array.from({ length: 6 }, () => ask(anEmail())));
    expect(replies.map(({ status }) => status)).toContain(429);
  });
});

describe('whole projects', () => {
  useApp({ detailsRateLimit: 2 });

  it('are limited per user and minute, over all projects', async () => {
    const owner = await aUser();
    const [one, two] = [await aProject({ owner }), await aProject({ owner })];
    const read = ({ project }: TestProject) => as(owner).get(routes.readProject(project.id));
    expect([(await read(one)).status, (await read(two)).status]).toEqual([200, 200]);
    expect(await read(one)).toMatchObject(REFUSED);
    expect(await as(owner).get(routes.listKeys(one.project.id))).toMatchObject(REFUSED);
    expect((await as(owner).get(routes.listLanguages(one.project.id))).status).toBe(200);
  });
});

describe('the files of a language', () => {
  useApp({ detailsRateLimit: 3 });

  it('can be read for each language of a large project, and are limited apart from whole projects', async () => {
    const world = await aProject();
    const { owner, project } = world;
    const ofLanguage = routes.readFileProfiles(project.id, world.language('en').id);
    for (let language = 0; language < 30; language += 1)
      expect((await as(owner).get(ofLanguage)).status).toBe(200);
    expect(await as(owner).get(ofLanguage)).toMatchObject(REFUSED);
    expect((await as(owner).get(routes.readProject(project.id))).status).toBe(200);
  });
});

describe('the API as a whole', () => {
  useApp({ apiRateLimit: 4 });

  it('is limited per user and minute', async () => {
    const [anna, bob] = [await aUser(), await aUser()];
    // One call was the registration.
    for (let round = 0; round < 3; round += 1) expect((await as(anna).get(routes.readMe())).status).toBe(200);
    expect(await as(anna).get(routes.readMe())).toMatchObject(REFUSED);
    expect((await as(bob).get(routes.readMe())).status).toBe(200);
  });
});

describe('the API without a valid token', () => {
  useApp({ anonymousRateLimit: 4 });

  it('is limited per address and minute, except for the probes', async () => {
    for (let round = 0; round < 4; round += 1) {
      expect((await as({ accessToken: 'guess' }).get(routes.readMe())).status).toBe(401);
    }
    expect(await as({ accessToken: 'guess' }).get(routes.readMe())).toMatchObject(REFUSED);
    expect(await anonymous().get(routes.readConfig())).toMatchObject(REFUSED);
    const { origin } = currentApp();
    for (let round = 0; round < 20; round += 1) {
      expect((await fetch(`${origin}/readyz`)).status).toBe(200);
    }
    expect((await fetch(`${origin}${API_BASE}${routes.readConfig()}`)).status).toBe(429);
  });
});

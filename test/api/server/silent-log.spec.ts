import { CALLS } from '#core/api/calls.js';
import type { CallName } from '#core/api/calls.js';
import { EXAMPLES, SCENARIO } from '#core/api/examples/examples.js';
import { routes } from '#core/api/routes.js';

import { Database } from '../../../src/platform/database/database.js';
import { anonymous, as, listen } from '../../support/api.js';
import type { Principal } from '../../support/api.js';
import { part, useApp } from '../../support/server/app.js';
import { aText } from '../../support/project/a-text.js';
import { linesOf } from '../../support/server/log.js';
import { startSmtpServer } from '../../support/server/smtp-server.js';
import { ScenarioRunner } from '../../support/server/scenario-runner.js';
import { aUser } from '../../support/project/world.js';

const smtp = await startSmtpServer();
afterAll(smtp.stop);

// The log at its most detailed level, with mail, so that links are not logged.
useApp({ logLevel: 'debug', smtpUrl: smtp.url, publicUrl: 'https://motley.example' });

/** A canary in every secret of these tests, and nowhere else. */
const CANARY = 'kanarienvogel';

/** Adds the canary to every text and keeps the shape. */
function withCanaries(value: unknown, name = ''): unknown {
  if (Array.isArray(value)) return value.map((item) => withCanaries(item, name));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, withCanaries(item, key)]));
  if (typeof value !== 'string') return value;
  return name === 'email' ? `${CANARY}-${value}` : `${value} ${CANARY}`;
}

const HEADERS = Object.fromEntries(
  ['user-agent', 'cookie', 'referer', 'if-none-match', 'stripe-signature', 'x-forwarded-for'].map((name) => [
    name,
    `${CANARY}-${name}`,
  ]),
);

/** A call with canaries in every input. */
async function sing(name: CallName, principal: Principal, bodyOf: (body: unknown) => unknown): Promise<void> {
  const { method, path } = CALLS[name];
  const example = EXAMPLES.find(({ call, status }) => call === name && status === undefined);
  const body = bodyOf(example?.body ?? { email: `${CANARY}@example.com`, token: CANARY });
  const filled = path.replace(/\{(\w+)\}/g, (_slot, slot: string) =>
    slot === 'projectId' ? '1' : `1-${CANARY}`,
  );
  const address = `${filled}?token=${CANARY}&email=${CANARY}@example.com`;
  const api = as(principal);
  if (method === 'GET') await api.get(address, HEADERS);
  else if (method === 'DELETE') await api.delete(address, HEADERS);
  else await { POST: api.post, PUT: api.put, PATCH: api.patch }[method](address, body, HEADERS);
}

const NAMES = Object.keys(CALLS) as CallName[];

describe('the log', () => {
  it.each([
    ['a forged token', () => Promise.resolve({ accessToken: `${CANARY}.${CANARY}.${CANARY}` })],
    ['an unknown token of a program', () => Promise.resolve({ accessToken: `mtl_${CANARY}` })],
    ['somebody', () => aUser({ email: `${CANARY}-${Math.random()}@example.com`, username: CANARY })],
    ['nobody', () => Promise.resolve(null)],
  ])('has a line for every call by %s, and says nothing of what was sent', async (_who, whom) => {
    const principal = await whom();
    const bodies = [withCanaries, (body: unknown) => `${JSON.stringify(withCanaries(body))}, ${CANARY}`];
    const lines = await linesOf(async () => {
      for (const name of NAMES.filter((each) => each !== 'deleteMe'))
        for (const bodyOf of bodies) await sing(name, principal, bodyOf);
    });
    const requests = lines.filter(({ context }) => context === 'Requests');
    expect(requests.length).toBe(2 * (NAMES.length - 1));
    expect(JSON.stringify(lines).toLowerCase()).not.toContain(CANARY);
  });

  it('contains nothing of requests and responses if every call succeeds', async () => {
    const { said, stop } = hearAll();
    const scenario = new ScenarioRunner(smtp);
    const lines = await linesOf(async () => {
      for (const example of SCENARIO) await scenario.run(example);
    });
    stop();
    for (const { to, token } of smtp.received) said.add(to).add(token);
    const written = JSON.stringify(lines);
    expect(lines.length).toBeGreaterThanOrEqual(SCENARIO.length);
    expect(said.size).toBeGreaterThan(50);
    expect([...said].filter((word) => word.length >= LONG_ENOUGH && written.includes(word))).toEqual([]);
  });

  it('contains nothing of them if a call fails', async () => {
    const { path, owner } = await aText('Draft');
    await part(Database).query('ALTER TABLE history RENAME TO gone');
    const lines = await linesOf(async () => {
      await as(owner).patch(path, { name: `${CANARY} text` });
      await anonymous().post(routes.signIn(), `{"email": "${CANARY}`, {});
    });
    await part(Database).query('ALTER TABLE gone RENAME TO history');
    expect(lines).toContainEqual(expect.objectContaining({ level: 'error', context: 'Errors' }));
    expect(JSON.stringify(lines).toLowerCase()).not.toContain(CANARY);
  });
});

/** Shorter words occur in any text. */
const LONG_ENOUGH = 6;

/** Fields whose values are names of the application. */
const WORDS = ['requestId', 'role', 'error', 'message', 'action', 'kind', 'version', 'status', 'source'];

/** The log has its own date-times. */
const MOMENT = /^\d{4}-\d\d-\d\dT/;

/** Collects all texts in tokens and bodies from now on. */
function hearAll(): { said: Set<string>; stop: () => void } {
  const said = new Set<string>();
  const hear = (value: unknown): void => {
    if (typeof value === 'string' && !MOMENT.test(value)) said.add(value);
    else if (typeof value === 'object' && value !== null)
      for (const [key, item] of Object.entries(value)) if (!WORDS.includes(key)) hear(item);
  };
  const stop = listen(({ headers: { authorization }, body, answer }) => {
    hear(authorization?.replace('Bearer ', ''));
    hear(body);
    hear(answer);
  });
  return { said, stop };
}

import { execFile, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';

import { API_BASE, routes } from '#core/api/routes.js';
import type { CreatedTokenView } from '#core/api/tokens.js';

import { intent, MONTHLY, useBilling } from '../../billing/support/billing.js';
import { as } from '../../support/api.js';
import { currentApp, useApp } from '../../support/server/app.js';
import { aProject } from '../../support/project/project-world.js';
import { aUser } from '../../support/project/world.js';

const GUIDE = readFileSync(new URL('../../../docs/api.md', import.meta.url), 'utf8');

/** A command of the guide and its documented output. */
const EXAMPLES = [...GUIDE.matchAll(/```sh\n(.*?)```(?:\n\n```json\n(.*?)```)?/gs)].map(
  ([, command = '', answer]) => ({
    command,
    answer: (answer === undefined ? undefined : JSON.parse(answer)) as unknown,
  }),
);

const hasCurl = spawnSync('curl', ['--version']).status === 0;

(hasCurl ? describe : describe.skip)('the examples of docs/api.md', () => {
  useApp();
  const folder = mkdtempSync(join(tmpdir(), 'motley-guide-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  /** The outputs of all commands, run in the order of the guide. */
  const outputs: string[] = [];

  beforeAll(async () => {
    const owner = await aUser({ username: 'Ada' });
    const { project, language, key, value } = await aProject({
      owner,
      languages: ['en', 'fr'],
      keys: [{ name: 'title', texts: { en: 'Title', fr: 'Titre' } }],
    });
    const wishes = { name: 'guide', scopes: ['read', 'write'] };
    const { body } = await as(owner).post<CreatedTokenView>(routes.createToken(), wishes);
    const env = {
      ...process.env,
      MOTLEY: currentApp().origin + API_BASE,
      TOKEN: body.token,
      PROJECT: String(project.id),
      LANGUAGE: String(language('fr').id),
      KEY: String(key('title').id),
      VALUE: String(value('title', 'fr').id),
    };
    for (const { command } of EXAMPLES) {
      const done = promisify(execFile)('bash', ['-euc', command], { cwd: folder, env });
      outputs.push(
        await done.then(
          ({ stdout }) => stdout,
          (error: unknown) => String(error),
        ),
      );
    }
  });

  it.each(EXAMPLES.map((example, index) => ({ ...example, index })))('$command', ({ index, answer }) => {
    const came: unknown = JSON.parse(outputs[index] ?? '');
    if (answer === undefined) expect(came).not.toHaveProperty('statusCode');
    else expect(came).toMatchObject(asPattern(answer) as object);
  });
});

describe('the program in docs/api.md', () => {
  useBilling();

  it('prints the next change of the subscription', async () => {
    const [, program = '', answer = ''] = /```js\n(.*?)```\n\n```json\n(.*?)```/s.exec(GUIDE) ?? [];
    const user = await aUser();
    const env = { ...process.env, MOTLEY_ORIGIN: currentApp().origin, ACCESS_TOKEN: user.accessToken };
    const child = spawn(process.execPath, ['--input-type=module', '-e', program], { env });
    const [output, [said]] = await Promise.all([
      text(child.stdout),
      once(child.stderr, 'data').then(async (data: Buffer[]) => {
        await intent(user);
        return data;
      }),
    ]);
    expect(String(said)).toBe('Listening\n');
    const subscription = { ...(JSON.parse(answer) as object), stripePriceId: MONTHLY };
    expect(JSON.parse(output)).toEqual(asPattern(subscription));
  });
});

const isNewColumn = (name: string): boolean => /^ids$|Ids$|^updatedAt$/.test(name);

/** The output equals the example, except for what is new in every run. */
function asPattern(answer: unknown, name = ''): unknown {
  if (Array.isArray(answer))
    return isNewColumn(name) ? expect.any(Array) : answer.map((item) => asPattern(item));
  if (typeof answer === 'object' && answer !== null)
    return Object.fromEntries(Object.entries(answer).map(([key, item]) => [key, asPattern(item, key)]));
  if (/^id$|Id$/.test(name)) return expect.any(typeof answer === 'number' ? Number : String);
  return /^email$|At$|Time$|Start$|End$/.test(name) && answer !== null ? expect.any(String) : answer;
}

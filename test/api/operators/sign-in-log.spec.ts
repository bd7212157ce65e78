import { routes } from '#core/api/routes.js';

import { PeopleService } from '../../../src/modules/operators/people.service.js';
import { PersonDetailsService } from '../../../src/modules/operators/person-details.service.js';
import { anonymous } from '../../support/api.js';
import { part, useApp } from '../../support/server/app.js';
import { linesOf } from '../../support/server/log.js';
import { anIdentity, PASSWORD } from '../../support/project/world.js';

const failed = async (email: string, password: string, headers = {}): Promise<Record<string, unknown>[]> => {
  const lines = await linesOf(() => anonymous().post(routes.signIn(), { email, password }, headers));
  return lines.filter(({ message }) => message === 'sign_in_failed');
};

describe('a refused sign-in', () => {
  useApp({ logLevel: 'warn' });

  it('is logged under the name that the account has for operators, without email and address', async () => {
    const { email } = await anIdentity();
    const person = await part(PeopleService).find(email);
    if (person === null) throw new Error('nobody');
    const { logName } = await part(PersonDetailsService).of(person);
    const [line, ...more] = await failed(email.toUpperCase(), 'Wr0ng-one');
    expect(more).toEqual([]);
    expect(line).toMatchObject({ level: 'warn', reason: 'invalid-credential', account: logName });
    expect(JSON.stringify(line)).not.toMatch(new RegExp(`address|127|${email}`, 'i'));
  });

  it('is logged for unknown emails too, which differ', async () => {
    const [a] = await failed('a@example.com', PASSWORD);
    const [b] = await failed('b@example.com', PASSWORD);
    expect(a?.account).toMatch(/^[0-9a-f]{16}$/);
    expect(a?.account).not.toBe(b?.account);
  });

  it('is not logged if it is none', async () => {
    const { email } = await anIdentity();
    expect(await failed(email, PASSWORD)).toEqual([]);
  });
});

describe('with LOG_CLIENT_ADDRESSES', () => {
  useApp({ logLevel: 'warn', logClientAddresses: true, trustProxy: 1 });

  it('a refused sign-in has the address that the trusted proxy tells', async () => {
    const [line] = await failed('a@example.com', PASSWORD, { 'x-forwarded-for': '10.9.8.7, 203.0.113.7' });
    expect(line).toMatchObject({ address: '203.0.113.7' });
  });
});

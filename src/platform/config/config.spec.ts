import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { readConfig, unusedVariables } from './config.js';
import type { Environment } from './config.js';
import { instanceSecret } from './instance-secret.js';

const faultsOf = (environment: Environment): string[] => {
  try {
    readConfig(environment);
    return [];
  } catch (error) {
    return (error as Error).message.split('\n');
  }
};

describe('the configuration', () => {
  it('requires no variable', () => {
    expect(readConfig({})).toMatchObject({ port: 3000, dataDir: '.data', databaseUrl: null, trustProxy: 0 });
  });

  it('treats an empty variable as not set', () => {
    expect(readConfig({ PORT: '', MOTLEY_PORTS: '' }).port).toBe(3000);
  });

  it('reads numbers, words, addresses and yes or no', () => {
    const config = readConfig({
      PORT: '8080',
      LOG_LEVEL: 'debug',
      PUBLIC_URL: 'https://motley.example/',
      REQUIRE_VERIFIED_EMAIL: 'false',
    });
    expect(config).toMatchObject({
      port: 8080,
      logLevel: 'debug',
      publicUrl: 'https://motley.example',
      requireVerifiedEmail: false,
    });
  });

  it('lists every fault at once, one line each', () => {
    expect(
      faultsOf({ PORT: '80x', LOG_LEVEL: 'loud', PUBLIC_URL: 'motley.example', TRUST_PROXY: '-1' }),
    ).toEqual([
      'LOG_LEVEL=loud must be auto or debug or info or warn or error.',
      'PORT=80x must be a whole number from 0 to 65535.',
      'PUBLIC_URL=motley.example must start with http:// or https://, and have no path.',
      'TRUST_PROXY=-1 must be a whole number from 0 to 10.',
    ]);
  });

  it('refuses an address that cannot be parsed', () => {
    expect(faultsOf({ DATABASE_URL: 'postgres://%zz@db/motley' })).toHaveLength(1);
  });

  it('reads a list of origins, and refuses anything else', () => {
    const read = (origins: string) => readConfig({ ALLOWED_ORIGINS: origins }).allowedOrigins;
    expect(read('https://a.example, http://localhost:5173')).toEqual([
      'https://a.example',
      'http://localhost:5173',
    ]);
    for (const wrong of ['*', 'null', 'a.example', 'https://a.example/', 'file:///a', 'https://A.example'])
      expect(faultsOf({ ALLOWED_ORIGINS: wrong })).toHaveLength(1);
  });

  it('reads lists of emails, and refuses anything else', () => {
    const invited = { REGISTRATION: 'invited', REGISTRATION_INVITED: 'anna@example.com, @corp.example' };
    expect(readConfig(invited).registrationInvited).toEqual(['anna@example.com', '@corp.example']);
    expect(readConfig({}).operators).toEqual([]);
    expect(faultsOf({ REGISTRATION_INVITED: 'corp.example', OPERATORS: 'anna@example.com,' })).toEqual([
      'REGISTRATION_INVITED=corp.example must be emails or domains such as @example.com, separated by commas.',
      'OPERATORS=anna@example.com, must be emails separated by commas.',
    ]);
  });

  it('reads the terms of use from their file, and reports a failure', () => {
    const path = join(mkdtempSync(join(tmpdir(), 'motley-terms-')), 'terms.md');
    writeFileSync(path, '# Our terms\n\nBe kind.\n');
    expect(readConfig({ TERMS_FILE: path }).terms).toBe('# Our terms\n\nBe kind.');
    rmSync(dirname(path), { recursive: true });
    expect(faultsOf({ TERMS_FILE: path })).toEqual([
      `TERMS_FILE=${path} must be the path of a text file of 1 to 100000 characters.`,
    ]);
  });

  it('refuses restrictions that no user could meet', () => {
    expect(faultsOf({ REGISTRATION: 'invited', PROJECT_CREATION: 'operators' })).toEqual([
      'REGISTRATION=invited needs REGISTRATION_INVITED or OPERATORS: whom it lets in.',
      'PROJECT_CREATION=operators needs OPERATORS: who they are.',
    ]);
    expect(faultsOf({ REGISTRATION: 'invited', OPERATORS: 'nobody' })).toEqual([
      'OPERATORS=nobody must be emails separated by commas.',
    ]);
    expect(
      faultsOf({ REGISTRATION: 'invited', PROJECT_CREATION: 'operators', OPERATORS: 'anna@example.com' }),
    ).toEqual([]);
  });

  it('does not repeat a secret', () => {
    expect(faultsOf({ JWT_SECRET: 'hunter2', DATABASE_URL: 'mysql://root:hunter2@db' })).toEqual([
      'DATABASE_URL must start with postgres:// or postgresql://.',
      'JWT_SECRET must have at least 32 characters.',
    ]);
  });

  it('refuses to send mail without a public address', () => {
    const mail = { SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'motley@mail.example' };
    expect(faultsOf(mail)).toEqual(['SMTP_URL needs PUBLIC_URL: mails carry links to it.']);
    expect(faultsOf({ ...mail, PUBLIC_URL: 'https://motley.example' })).toEqual([]);
  });

  it('refuses to send mail without a sender', () => {
    expect(faultsOf({ SMTP_URL: 'smtp://mail.example', PUBLIC_URL: 'https://motley.example' })).toEqual([
      'SMTP_URL needs MAIL_FROM: the sender of mails, such as Motley <motley@example.com>.',
    ]);
  });

  it.each([
    'foo',
    'motley@localhost',
    'Motley',
    'Motley <>',
    'a@b.example, c@d.example',
    'Motley a@b.example',
  ])('refuses the sender %s', (sender) =>
    expect(faultsOf({ MAIL_FROM: sender })).toEqual([
      `MAIL_FROM=${sender} must be an email, or a name and an email in angle brackets.`,
    ]),
  );

  it.each(['motley@mail.example', 'Motley <motley@mail.example>', '"Motley, the" <motley@mail.example>'])(
    'reads the sender %s',
    (sender) => expect(readConfig({ MAIL_FROM: sender }).mailFrom).toBe(sender),
  );

  it.each([
    'https://example.com/motley',
    'https://example.com/?a',
    'https://example.com/#a',
    'https://me@example.com',
  ])('refuses the public address %s, which has more than a host', (address) =>
    expect(faultsOf({ PUBLIC_URL: address })).toEqual([
      `PUBLIC_URL=${address} must have nothing behind the host and port: Motley needs a host name of its own.`,
    ]),
  );

  it.each([
    'postgres://motley:p@ss/w@db.example/motley',
    'postgres://motley:p@ss#w@db.example/motley',
    'postgres://motley:p@ss?w@db.example/motley',
    'postgres://motley:p/w@db.example/motley',
    'postgres://motley:p#w@db.example/motley',
    'postgres://motley:50%@db.example/motley',
  ])('says of %s that its password must be encoded', (address) => {
    expect(faultsOf({ DATABASE_URL: address })).toEqual([
      expect.stringMatching(
        /^DATABASE_URL has a user or password with a character that must be percent-encoded: @ is %40/,
      ),
    ]);
  });

  it('reads a password that is encoded', () => {
    const address = 'postgres://motley:p%40ss%2Fw@db.example/motley?application_name=a';
    expect(readConfig({ DATABASE_URL: address }).databaseUrl).toBe(address);
  });

  it.each(['JWT_SECRET', 'DATABASE_URL'])('refuses %s together with its file', (name) => {
    const path = join(mkdtempSync(join(tmpdir(), 'motley-config-')), 'secret');
    writeFileSync(path, 'postgres://motley.example/one-that-is-long-enough');
    const both = { [name]: 'postgres://motley.example/another-that-is-long', [`${name}_FILE`]: path };
    expect(faultsOf(both)).toEqual([`${name} and ${name}_FILE are both set: unset one of them.`]);
  });

  it.each([
    [
      'DATABASE_URL',
      'sslmode=always',
      'has an unknown sslmode (always): it must be disable or allow or prefer or require or verify-ca or verify-full.',
    ],
    [
      'DATABASE_URL',
      'sslmode=verify-ca',
      'has sslmode=verify-ca, which needs sslrootcert: the file with the authority.',
    ],
    [
      'DATABASE_REPLICA_URL',
      'sslrootcert=/nowhere/ca.pem',
      'has sslrootcert=/nowhere/ca.pem, which cannot be read (ENOENT).',
    ],
  ])('refuses %s with %s', (name, parameters, complaint) => {
    const url = 'postgres://motley.example/motley';
    expect(faultsOf({ DATABASE_URL: url, [name]: `${url}?${parameters}` })).toEqual([`${name} ${complaint}`]);
  });

  it.each([
    ['REQUIRE_VERIFIED', ': did you mean REQUIRE_VERIFIED_EMAIL?'],
    ['DATABASE_POOL_SIZE', ': did you mean DATABASE_POOL?'],
    ['MAIL_FROM_NAME', ': did you mean MAIL_FROM?'],
    ['SMTP_HOST', '.'],
    ['DATABASE_PASSWORD', '.'],
  ])('warns that %s has no effect', (name, meant) => {
    expect(faultsOf({ [name]: '1' })).toEqual([]);
    expect(unusedVariables({ [name]: '1' })).toEqual([
      `Warning: ${name} is not a variable of Motley and is ignored${meant}`,
    ]);
  });

  it.each([
    ['DATABASE_URI', 'DATABASE_URL'],
    ['DATABSE_URL', 'DATABASE_URL'],
    ['MAIL_FORM', 'MAIL_FROM'],
    ['LOGLEVEL', 'LOG_LEVEL'],
    ['MOTLEY_DATAS', 'MOTLEY_DATA'],
  ])('refuses %s and asks whether %s was meant', (name, meant) => {
    expect(faultsOf({ [name]: 'x' })).toEqual([
      `${name} is not a variable of Motley: did you mean ${meant}?`,
    ]);
  });

  it('refuses an unknown name with its own prefix', () => {
    expect(faultsOf({ MOTLEY_COLOUR: 'blue' })).toEqual(['MOTLEY_COLOUR is not a variable of Motley.']);
  });

  it.each([
    'PATH',
    'HOME',
    'PGHOST',
    'DATABASE_PORT',
    'MOTLEY_SERVICE_HOST',
    'MOTLEY_PORT',
    'MOTLEY_PORT_3000_TCP_ADDR',
  ])('ignores %s', (name) => {
    expect(faultsOf({ [name]: 'x' })).toEqual([]);
    expect(unusedVariables({ [name]: 'x' })).toEqual([]);
  });

  it('reads a secret from a file', () => {
    const path = join(mkdtempSync(join(tmpdir(), 'motley-config-')), 'jwt');
    writeFileSync(path, `${'s'.repeat(40)}\n`);
    expect(readConfig({ JWT_SECRET_FILE: path }).jwtSecret).toBe('s'.repeat(40));
    expect(faultsOf({ JWT_SECRET_FILE: `${path}.not` })).toEqual([
      `JWT_SECRET_FILE=${path}.not cannot be read (ENOENT).`,
    ]);
  });

  it.each(['JWT_SECRET', 'DATABASE_URL', 'STRIPE_SECRET_KEY'])('refuses an empty file for %s', (name) => {
    const path = join(mkdtempSync(join(tmpdir(), 'motley-config-')), 'secret');
    writeFileSync(path, ' \n');
    expect(faultsOf({ [`${name}_FILE`]: path })).toEqual([
      `${name}_FILE=${path} is empty: fill it, or unset ${name}_FILE.`,
    ]);
  });
});

describe('a secret of the installation', () => {
  it('is created once, the same for concurrent calls, and private', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'motley-secret-'));
    const secrets = await Promise.all([
      instanceSecret(folder, 'jwt-secret'),
      instanceSecret(folder, 'jwt-secret'),
    ]);
    expect(new Set([...secrets, await instanceSecret(folder, 'jwt-secret')]).size).toBe(1);
    expect(secrets[0]?.length).toBeGreaterThanOrEqual(32);
    expect(statSync(join(folder, 'jwt-secret')).mode & 0o777).toBe(0o600);
  });
});

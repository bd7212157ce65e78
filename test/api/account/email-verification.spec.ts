import { JwtService } from '@nestjs/jwt';

import type { TokenPair } from '#core/api/identity.js';
import { routes } from '#core/api/routes.js';

import { anonymous } from '../../support/api.js';
import { useApp } from '../../support/server/app.js';
import { mailsTo, startSmtpServer } from '../../support/server/smtp-server.js';
import { anEmail, anIdentity, PASSWORD } from '../../support/project/world.js';

const smtp = await startSmtpServer();
afterAll(smtp.stop);

const isVerified = ({ accessToken }: Pick<TokenPair, 'accessToken'>): boolean =>
  new JwtService().decode<{ email_verified: boolean }>(accessToken).email_verified;

const refreshed = async ({ refreshToken }: TokenPair): Promise<TokenPair> =>
  (await anonymous().post<TokenPair>(routes.refresh(), { refreshToken })).body;

const verify = (token: string) => anonymous().post(routes.verifyEmail(), { token });

const NOT_GOOD = {
  status: 400,
  body: { error: 'validation_error', fields: { token: expect.any(String) as string } },
};

describe('an e-mail, where mail can be sent', () => {
  useApp({ smtpUrl: smtp.url, publicUrl: 'https://motley.example' });

  it('is verified by the link that was mailed at the sign-up', async () => {
    const identity = await anIdentity();
    expect(isVerified(identity)).toBe(false);
    const [mail] = await mailsTo(smtp, identity.email);
    expect(mail).toMatchObject({ subject: 'Confirm your email for Motley' });
    expect(mail?.text).toMatch(/https:\/\/motley\.example\/verify-email\?token=[\w-]{43}\s/);
    expect(await verify(mail?.token ?? '')).toMatchObject({ status: 204, body: undefined });
    expect(isVerified(await refreshed(identity))).toBe(true);
  });

  it('is verified by a password reset as well: the link proves access to the mailbox', async () => {
    const identity = await anIdentity();
    await anonymous().post(routes.requestPasswordReset(), { email: identity.email });
    const token = (await mailsTo(smtp, identity.email)).at(-1)?.token;
    await anonymous().post(routes.confirmPasswordReset(), { token, password: PASSWORD });
    const { email } = identity;
    const { body } = await anonymous().post<TokenPair>(routes.signIn(), { email, password: PASSWORD });
    expect(isVerified(body)).toBe(true);
  });

  it('is not verified by a link that was used, never made, or made for something else', async () => {
    const { email } = await anIdentity();
    const token = (await mailsTo(smtp, email))[0]?.token ?? '';
    expect((await verify(token)).status).toBe(204);
    expect(await verify(token)).toMatchObject(NOT_GOOD);
    expect(await verify('nonsense')).toMatchObject(NOT_GOOD);
    await anonymous().post(routes.requestPasswordReset(), { email });
    const reset = (await mailsTo(smtp, email)).at(-1)?.token ?? '';
    expect(await verify(reset)).toMatchObject(NOT_GOOD);
  });

  it('is not asked about when the sign-up fails', async () => {
    const { email } = await anIdentity();
    await anonymous().post(routes.signUp(), { email, password: PASSWORD });
    expect(await mailsTo(smtp, email)).toHaveLength(1);
  });
});

describe('an e-mail, where no mail can be sent', () => {
  useApp();

  it('counts as verified', async () => {
    expect(isVerified(await anIdentity({ email: anEmail() }))).toBe(true);
  });
});

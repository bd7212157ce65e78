import { Link, useSearchParams } from 'react-router-dom';

import type { Credentials } from '#core/api/identity.js';

import { useText } from '../../i18n/use-text.js';
import { email, required } from '../../lib/text/checks.js';
import type { MessageId } from '../../i18n/messages.js';
import { identity } from '../../lib/identity/identity.js';
import { useAction } from '../../lib/hooks/use-action.js';
import { useConfig } from '../../lib/hooks/use-config.js';
import { AuthForm } from './AuthForm.js';
import { EmailField } from './fields/EmailField.js';
import type { Absence } from './load-session.js';
import { PasswordField } from './fields/PasswordField.js';
import { useSession } from './SessionProvider.js';
import { SubmitButton } from './SubmitButton.js';
import { focusField, useFields } from './fields/use-fields.js';

const CHECKS = { email: [required(), email], password: [required()] };

/** Messages for users who are refused although their password is right. */
const REFUSED: Partial<Record<Absence, MessageId>> = {
  closed: 'errors.registration_closed',
  unproven: 'auth.login.unproven',
  disabled: 'errors.account_disabled',
  failure: 'errors.unknown_error',
};

const logIn = (credentials: Credentials): Promise<void> =>
  identity.signIn(credentials.email.trim(), credentials.password);

/** Signs in; the route guard redirects afterwards. */
export function LoginForm() {
  const text = useText();
  const { session } = useSession();
  const [query] = useSearchParams();
  const registration = useConfig()?.registration;
  const { values, faults, set, onSubmit } = useFields(CHECKS);
  const [run, running, failure] = useAction(logIn, {
    errors: {
      'invalid-credential': 'errors.invalid-credential',
      account_disabled: 'errors.account_disabled',
    },
    tell: 'place',
  });
  const refusal = session.state === 'anonymous' && !running ? REFUSED[session.because] : undefined;

  const submit = async (credentials: Credentials, form: HTMLFormElement): Promise<void> => {
    await run(credentials);
    // The password is selected, so that typing replaces it.
    focusField(form, 'password');
  };

  return (
    <AuthForm
      title={text('auth.login.title')}
      failure={failure ?? (refusal && { id: refusal })}
      subtitle={
        registration !== 'closed' && (
          <>
            {text('auth.login.new')}{' '}
            <Link to={{ pathname: '/register', search: query.toString() }}>{text('auth.login.create')}</Link>
          </>
        )
      }
    >
      <form noValidate onSubmit={onSubmit((credentials, form) => void submit(credentials, form))}>
        <EmailField value={values.email} fault={faults.email} onChange={(value) => set('email', value)} />
        <PasswordField
          name="password"
          label={text('auth.password')}
          autoComplete="current-password"
          value={values.password}
          fault={faults.password}
          aside={<Link to="/reset-password">{text('auth.login.forgotten')}</Link>}
          onChange={(value) => set('password', value)}
        />
        <SubmitButton running={running}>{text('auth.login.submit')}</SubmitButton>
      </form>
    </AuthForm>
  );
}

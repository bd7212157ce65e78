import { Link, useSearchParams } from 'react-router-dom';

import { LIMITS } from '#core/domain/rules.js';

import { useText } from '../../i18n/use-text.js';
import { email, maxLength, newEmail, plainName, required, storable } from '../../lib/text/checks.js';
import { useAction } from '../../lib/hooks/use-action.js';
import { AuthForm } from './AuthForm.js';
import styles from './AuthForm.module.css';
import { EmailField } from './fields/EmailField.js';
import { Field } from './fields/Field.js';
import { MailSent } from './MailSent.js';
import { NEW_PASSWORD_CHECKS, NewPasswordFields } from './fields/NewPasswordFields.js';
import { SubmitButton } from './SubmitButton.js';
import { TermsField } from './terms/TermsField.js';
import { useFields } from './fields/use-fields.js';
import { useRegistration } from './use-registration.js';

const CHECKS = {
  username: [maxLength(LIMITS.username), plainName, storable],
  email: [required(), email, newEmail, maxLength(LIMITS.email)],
  ...NEW_PASSWORD_CHECKS,
  terms: [required('form.terms')],
};

const ERRORS = {
  email_already_in_use: { field: 'email', id: 'errors.email_already_in_use' },
  registration_closed: { field: 'email', id: 'errors.registration_closed' },
  422: { field: 'password', id: 'form.password_refused' },
} as const;

/** @param byInvitation whether only invited emails can register */
export function RegisterForm({ byInvitation }: { byInvitation: boolean }) {
  const text = useText();
  const [query] = useSearchParams();
  const { register, hasAccount, mailedTo } = useRegistration();
  // The link of an invitation contains the invited email.
  const fields = useFields(CHECKS, { email: query.get('email') ?? '' });
  const { values, faults, set } = fields;
  const [run, running, failure] = useAction(register, {
    errors: ERRORS,
    onFieldError: (field, id) => fields.refuse(field === 'password' ? field : 'email', { id }),
    tell: 'place',
  });

  if (mailedTo !== null) return <MailSent email={mailedTo} />;
  if (hasAccount && failure) {
    return (
      <AuthForm title={text('auth.register.title')} subtitle={text('auth.register.half')} failure={failure}>
        <form onSubmit={fields.onSubmit((registration) => void run(registration))}>
          <SubmitButton running={running}>{text('app.retry')}</SubmitButton>
        </form>
      </AuthForm>
    );
  }
  return (
    <AuthForm
      title={text('auth.register.title')}
      failure={failure}
      subtitle={
        <>
          {text('auth.register.have')}{' '}
          <Link to={{ pathname: '/login', search: query.toString() }}>{text('auth.login.submit')}</Link>
        </>
      }
    >
      {byInvitation && <p className={styles.paragraph}>{text('auth.register.invited')}</p>}
      <form noValidate onSubmit={fields.onSubmit((registration) => void run(registration))}>
        <Field
          name="username"
          label={text('auth.username')}
          autoComplete="username"
          value={values.username}
          fault={faults.username}
          onChange={(value) => set('username', value)}
        />
        <EmailField value={values.email} fault={faults.email} onChange={(value) => set('email', value)} />
        <NewPasswordFields label={text('auth.password')} fields={fields} />
        <TermsField
          accepted={values.terms !== ''}
          fault={faults.terms}
          onChange={(accepted) => set('terms', accepted ? 'accepted' : '')}
        />
        <SubmitButton running={running}>{text('auth.register.submit')}</SubmitButton>
      </form>
    </AuthForm>
  );
}

import { Alert, Button, Form, Input } from 'antd';
import { useState } from 'react';

import type { UserView } from '#core/api/users.js';
import { storedEmail } from '#core/domain/email.js';
import { LIMITS } from '#core/domain/rules.js';

import { useText } from '../../i18n/use-text.js';
import { email, maxLength, newEmail, plainName, required, storable } from '../../lib/text/checks.js';
import type { Check } from '../../lib/text/checks.js';
import { identity } from '../../lib/identity/identity.js';
import { useAction } from '../../lib/hooks/use-action.js';
import { useRules } from '../../lib/hooks/use-rules.js';
import { useSession } from '../session/SessionProvider.js';
import { changeUsername } from './api.js';
import { PasswordInput } from '../../ui/fields/PasswordInput.js';
import { FailureAlert } from '../../ui/dialogs/FailureAlert.js';
import styles from './Profile.module.css';

interface PersonalData {
  username: string;
  email: string;
  /** Required if the email changes. */
  password?: string;
}

/** Username and email. A new email requires the password, and takes effect when it is verified. */
export function PersonalDataForm({ user, mail }: { user: UserView; mail: boolean }) {
  const text = useText();
  const rules = useRules();
  const { reload } = useSession();
  const [form] = Form.useForm<PersonalData>();
  const [asked, setAsked] = useState<string | null>(null);
  const saved = { username: user.username ?? '', email: user.email };
  const typed = Form.useWatch<PersonalData>([], form) ?? saved;
  const isNewEmail = (typed.email ?? saved.email).trim() !== saved.email;
  const isChanged = isNewEmail || (typed.username ?? saved.username).trim() !== saved.username;

  // An email that was accepted before stays valid.
  const emailIfNew: Check = (value, others) =>
    value.trim() === saved.email ? null : newEmail(value, others);

  const save = async (values: PersonalData): Promise<void> => {
    const username = values.username.trim();
    const typedEmail = values.email.trim();
    const wanted = storedEmail(typedEmail) ?? typedEmail;
    setAsked(null);
    if (username !== saved.username) await changeUsername(username === '' ? null : username);
    if (wanted !== saved.email) await identity.changeEmail(values.password ?? '', wanted);
    await reload();
    form.setFieldsValue({ password: '', email: mail ? saved.email : wanted });
    if (mail && wanted !== saved.email) setAsked(wanted);
  };
  const [run, running, failure] = useAction(save, {
    success: 'toast.profile_updated',
    errors: {
      'invalid-credential': { field: 'password', id: 'errors.invalid-credential' },
      email_already_in_use: { field: 'email', id: 'errors.email_already_in_use' },
    },
    onFieldError: (field, id) => {
      form.setFields([{ name: field as keyof PersonalData, errors: [text(id)] }]);
      form.focusField(field);
    },
    otherwise: 'errors.update_user',
    tell: 'place',
  });

  return (
    <Form<PersonalData>
      form={form}
      layout="vertical"
      requiredMark={false}
      className={styles.form ?? ''}
      scrollToFirstError={{ focus: true }}
      initialValues={saved}
      onFinish={(values) => void run(values)}
    >
      <Form.Item
        name="username"
        label={text('auth.username')}
        rules={rules(maxLength(LIMITS.username), plainName, storable)}
      >
        <Input autoComplete="username" dir="auto" />
      </Form.Item>
      <Form.Item
        name="email"
        label={text('auth.email')}
        rules={rules(required(), email, emailIfNew, maxLength(LIMITS.email), storable)}
      >
        <Input inputMode="email" autoComplete="email" autoCapitalize="none" spellCheck={false} />
      </Form.Item>
      {isNewEmail && (
        <Form.Item
          name="password"
          label={text('auth.password')}
          extra={text('profile.password_for_email')}
          rules={rules(required())}
        >
          <PasswordInput autoComplete="current-password" />
        </Form.Item>
      )}
      {asked !== null && (
        <Alert
          type="info"
          showIcon
          role="status"
          className={styles.notice}
          title={text('profile.email_asked', { email: asked })}
        />
      )}
      <FailureAlert failure={failure} className={styles.notice} />
      <Button type="primary" htmlType="submit" disabled={!isChanged} loading={running}>
        {text('app.save')}
      </Button>
    </Form>
  );
}

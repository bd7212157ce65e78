import { Checkbox, Form } from 'antd';
import { useSWRConfig } from 'swr';

import { routes } from '#core/api/routes.js';
import { LIMITS } from '#core/domain/rules.js';

import { useText } from '../../i18n/use-text.js';
import { maxLength, passwordContent, passwordLength, required, sameAs } from '../../lib/text/checks.js';
import { identity } from '../../lib/identity/identity.js';
import { useRules } from '../../lib/hooks/use-rules.js';
import { PasswordInput } from '../../ui/fields/PasswordInput.js';
import { FormDialog } from '../../ui/dialogs/FormDialog.js';
import { PasswordRules } from '../session/fields/PasswordRules.js';

interface PasswordForm {
  current: string;
  password: string;
  confirmation: string;
  revokesTokens: boolean;
}

/** Changes the password, which ends all other sessions. */
export function PasswordDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const text = useText();
  const rules = useRules();
  const [form] = Form.useForm<PasswordForm>();
  const { mutate } = useSWRConfig();
  const password = Form.useWatch('password', form) ?? '';
  return (
    <FormDialog<PasswordForm, void>
      open={open}
      form={form}
      width={480}
      title={text('auth.new_password.submit')}
      submit={text('auth.new_password.submit')}
      initial={{ revokesTokens: true }}
      action={({ current, password: wanted, revokesTokens }) =>
        identity.changePassword(current, wanted, !revokesTokens)
      }
      success="toast.password_changed"
      errors={{
        'invalid-credential': { field: 'current', id: 'errors.invalid-credential' },
        422: { field: 'password', id: 'form.password_refused' },
      }}
      onDone={() => {
        for (const list of [routes.listSessions(), routes.listTokens()]) void mutate(list);
        onClose();
      }}
      onClose={onClose}
    >
      <Form.Item name="current" label={text('profile.password_current')} rules={rules(required())}>
        <PasswordInput autoComplete="current-password" />
      </Form.Item>
      <Form.Item
        name="password"
        label={text('auth.new_password.label')}
        rules={rules(required(), passwordLength, passwordContent, maxLength(LIMITS.password))}
      >
        <PasswordInput autoComplete="new-password" />
      </Form.Item>
      <PasswordRules password={password} />
      <Form.Item
        name="confirmation"
        label={text('auth.password_confirm')}
        dependencies={['password']}
        rules={rules(required(), sameAs('password'))}
      >
        <PasswordInput autoComplete="new-password" />
      </Form.Item>
      <Form.Item name="revokesTokens" valuePropName="checked" extra={text('tokens.revoke_all_help')}>
        <Checkbox>{text('tokens.revoke_all')}</Checkbox>
      </Form.Item>
    </FormDialog>
  );
}

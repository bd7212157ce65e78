import { Button } from 'antd';

import { DeleteAccount } from '../../features/profile/DeleteAccount.js';
import { PasswordDialog } from '../../features/profile/PasswordDialog.js';
import { PersonalDataForm } from '../../features/profile/PersonalDataForm.js';
import { Sessions } from '../../features/profile/Sessions.js';
import { useCurrentUser } from '../../features/session/SessionProvider.js';
import { Tokens } from '../../features/tokens/Tokens.js';
import { useText } from '../../i18n/use-text.js';
import { useConfig } from '../../lib/hooks/use-config.js';
import { useDialog } from '../../lib/hooks/use-dialog.js';
import { useQuery } from '../../lib/hooks/use-query.js';
import { Section } from '../../ui/Section.js';

const DIALOGS = ['password', 'end-sessions', 'new-token', 'revoke-token', 'delete'] as const;
const DETAILS = ['of'];

/** The account of the user: personal data, password, sessions, tokens and deletion. */
export function PersonalData() {
  const text = useText();
  const user = useCurrentUser();
  const config = useConfig();
  const { open, show, close } = useDialog(DIALOGS, DETAILS);
  const of = Number(useQuery().get('of'));
  const isLocal = config?.identity.driver === 'local';
  return (
    <>
      <Section title={text('profile.tab_personal')}>
        <PersonalDataForm key={user.email} user={user} mail={config?.mail ?? true} />
      </Section>
      <Section
        title={text('auth.password')}
        help={text('profile.password_help')}
        aside={<Button onClick={() => show('password')}>{text('auth.new_password.submit')}</Button>}
      >
        <PasswordDialog open={open === 'password'} onClose={close} />
      </Section>
      {isLocal && (
        <Sessions open={open === 'end-sessions'} onOpen={() => show('end-sessions')} onClose={close} />
      )}
      <Tokens
        open={open === 'new-token' || open === 'revoke-token' ? open : null}
        of={of}
        onCreate={() => show('new-token')}
        onRevoke={({ id }) => show('revoke-token', { of: String(id) })}
        onClose={close}
      />
      <DeleteAccount open={open === 'delete'} onOpen={() => show('delete')} onClose={close} />
    </>
  );
}

import { Alert, Form, Input } from 'antd';
import { useState } from 'react';

import type { CreatedInvitationView } from '#core/api/invitations.js';
import type { ProjectUserView } from '#core/api/members.js';
import { foldEmail } from '#core/domain/email.js';
import type { AssignableRole } from '#core/domain/roles.js';
import { LIMITS } from '#core/domain/rules.js';

import { useText } from '../../i18n/use-text.js';
import type { Text } from '../../i18n/use-text.js';
import { email, maxLength, required, storable } from '../../lib/text/checks.js';
import type { Check } from '../../lib/text/checks.js';
import { useRules } from '../../lib/hooks/use-rules.js';
import { FormDialog } from '../../ui/dialogs/FormDialog.js';
import type { Team, TeamCalls } from './api.js';
import { idsOf } from './edit-users.js';
import type { LanguageChoice } from './edit-users.js';
import { InvitationLinkDialog } from './InvitationLinkDialog.js';
import { LanguageSelect } from './LanguageSelect.js';
import { mayRead, sourceFor } from './language-limits.js';
import { assignableBy } from './rights.js';
import { RoleSelect } from './RoleSelect.js';
import { useAllLabels } from './use-all-labels.js';
import { useInvite } from './use-invite.js';
import { displayName } from './UserCell.js';

interface InviteDialogProps {
  open: boolean;
  team: Team;
  invite: TeamCalls['invite'];
  onClose: () => void;
}

interface InviteForm {
  email: string;
  role: AssignableRole;
  source?: LanguageChoice;
  target?: LanguageChoice;
}

/** Warns that source languages lack the base language, or that they limit nothing; null otherwise. */
function sourceWarning(
  text: Text,
  limits: Record<'source' | 'target', LanguageChoice>,
  base: { id: number; name: string } | undefined,
): string | null {
  if (base && !mayRead(base.id, limits)) return text('members.base_missing', { language: base.name });
  return limits.source !== 'all' && limits.target === 'all' ? text('members.source_alone') : null;
}

/** The list of members is loaded: an existing member is reported without a call. */
const isNoMember =
  (users: readonly ProjectUserView[]): Check =>
  (typed) => {
    const folded = foldEmail(typed.trim());
    const member = users.find(({ pending, email: own }) => !pending && foldEmail(own) === folded);
    return member ? { id: 'members.already', values: { name: displayName(member) } } : null;
  };

/** Invites a user, or an email without an account, with a role and optional language limits. */
export function InviteDialog({ open, team: { me, users, languages }, invite, onClose }: InviteDialogProps) {
  const text = useText();
  const rules = useRules();
  const [form] = Form.useForm<InviteForm>();
  const { email: address = '', target = 'all', source = 'all' } = Form.useWatch([], form) ?? {};
  const { send, isNew } = useInvite(invite, address);
  const [withLink, setWithLink] = useState<CreatedInvitationView | null>(null);
  const [isLinkShown, setLinkShown] = useState(false);
  const [base] = languages;
  const warning = sourceWarning(text, { source, target }, base);
  const labels = useAllLabels(target !== 'all');
  return (
    <>
      <FormDialog<InviteForm, CreatedInvitationView>
        open={open}
        form={form}
        title={text('members.invite_title')}
        submit={text(isNew ? 'members.invite_new_submit' : 'members.invite_submit')}
        memory={`invite ${me.projectId}`}
        initial={{ source: 'all', target: 'all' }}
        action={({ email: typed, role, source = 'all', target: chosen = 'all' }) =>
          send({
            email: typed.trim(),
            role,
            sourceLanguagesIds: idsOf(source),
            targetLanguagesIds: idsOf(chosen),
          })
        }
        success={({ link }) => ({
          id: link === undefined ? 'toast.invitation_sent' : 'toast.invitation_created',
        })}
        errors={{
          invitation_user_not_found: {
            field: 'email',
            id: isNew ? 'errors.registration_closed' : 'errors.invitation_user_not_found',
          },
          invitation_already_exists: { field: 'email', id: 'errors.invitation_already_exists' },
          email_not_verified: 'errors.email_not_verified',
          too_many_requests: 'errors.too_many_requests',
          400: { field: 'email', id: 'form.email' },
          403: 'errors.unauthorized',
        }}
        onDone={(made) => {
          if (made.link !== undefined) setWithLink(made);
          onClose();
        }}
        onClose={onClose}
        onClosed={() => setLinkShown(withLink !== null)}
      >
        <Form.Item
          name="email"
          label={text('auth.email')}
          rules={rules(required(), email, maxLength(LIMITS.email), storable, isNoMember(users))}
        >
          <Input inputMode="email" autoComplete="off" autoCapitalize="none" spellCheck={false} />
        </Form.Item>
        {isNew && (
          <Form.Item>
            <Alert
              type="info"
              showIcon
              role="status"
              title={text('members.invite_new', { email: address.trim() })}
            />
          </Form.Item>
        )}
        <Form.Item name="role" label={text('members.col_role')} rules={rules(required('errors.enter_role'))}>
          <RoleSelect roles={assignableBy(me.role)} placeholder={text('members.choose_role')} />
        </Form.Item>
        <Form.Item name="target" label={text('members.col_target')} extra={text('members.target_help')}>
          <LanguageSelect
            languages={languages}
            allLabel={labels.target}
            onChange={(chosen) => {
              // Members limited to some languages still need the source texts.
              if (!form.isFieldTouched('source')) form.setFieldValue('source', sourceFor(chosen, base?.id));
            }}
          />
        </Form.Item>
        <Form.Item
          name="source"
          label={text('members.col_source')}
          extra={text('members.source_help')}
          {...(warning !== null && { validateStatus: 'warning', help: warning })}
        >
          <LanguageSelect languages={languages} allLabel={labels.source} />
        </Form.Item>
      </FormDialog>
      <InvitationLinkDialog
        open={isLinkShown}
        invitation={withLink}
        onClose={() => setLinkShown(false)}
        onClosed={() => setWithLink(null)}
      />
    </>
  );
}

import type { CreatedInvitationView } from '#core/api/invitations.js';

import { useText } from '../../i18n/use-text.js';
import { CopyField } from '../../ui/fields/CopyField.js';
import { Dialog } from '../../ui/dialogs/Dialog.js';

interface InvitationLinkDialogProps {
  open: boolean;
  invitation: CreatedInvitationView | null;
  onClose: () => void;
  onClosed: () => void;
}

/** The invitation link for a person without an account, if the server sends no emails. */
export function InvitationLinkDialog({ open, invitation, onClose, onClosed }: InvitationLinkDialogProps) {
  const text = useText();
  return (
    <Dialog
      open={open}
      title={text('members.link_title')}
      width={560}
      className="dialog"
      first="field"
      footer={null}
      onCancel={onClose}
      afterClose={onClosed}
    >
      {invitation?.link !== undefined && (
        <CopyField
          label={text('members.link')}
          help={text('members.link_help', { email: invitation.email })}
          value={invitation.link}
          focused
        />
      )}
    </Dialog>
  );
}

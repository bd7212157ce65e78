import type { InvitationView } from '#core/api/invitations.js';

import { useText } from '../../i18n/use-text.js';
import { useDialog } from '../../lib/hooks/use-dialog.js';
import { useLatest } from '../../lib/hooks/use-latest.js';
import { useQuery } from '../../lib/hooks/use-query.js';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog.js';
import { ANSWER_ERRORS } from './answer-errors.js';
import { useInvitationCalls } from './api.js';
import { InvitationCard } from './InvitationCard.js';
import styles from './Invitations.module.css';

interface InvitationListProps {
  waiting: InvitationView[];
  /** Just accepted: they stay in the list, with links to their projects. */
  accepted?: InvitationView[];
  onAccepted?: (invitation: InvitationView) => void;
}

const DIALOGS = ['decline'] as const;
const DETAILS = ['of'];

/** Invitations as cards. Declining needs a confirmation. */
export function InvitationList({ waiting, accepted = [], onAccepted }: InvitationListProps) {
  const text = useText();
  const { accept, decline, reload } = useInvitationCalls();
  const { open, show, close } = useDialog(DIALOGS, DETAILS);
  const of = Number(useQuery().get('of'));
  const named = waiting.find(({ id }) => id === of);
  const declined = useLatest(named, named !== undefined);
  const all = [...waiting, ...accepted].sort((one, other) => other.id - one.id);
  return (
    <>
      <ul className={styles.list}>
        {all.map((invitation) => (
          <InvitationCard
            key={invitation.id}
            invitation={invitation}
            isAccepted={accepted.includes(invitation)}
            accept={accept}
            onAccepted={() => onAccepted?.(invitation)}
            onDecline={() => show('decline', { of: String(invitation.id) })}
          />
        ))}
      </ul>
      {declined && (
        <ConfirmDialog
          open={open === 'decline'}
          danger
          title={text('invitations.decline_title', { name: declined.projectName })}
          confirm={text('invitations.decline')}
          action={() => decline(declined)}
          success="toast.invitation_declined"
          errors={ANSWER_ERRORS}
          onClose={() => {
            close();
            // Only now: removing the invitation from the list would also remove the open dialog.
            reload();
          }}
        >
          {text('invitations.decline_text', { name: declined.projectName })}
        </ConfirmDialog>
      )}
    </>
  );
}

import { useText } from '../../i18n/use-text.js';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog.js';
import { useSession } from './SessionProvider.js';

interface LogoutDialogProps {
  open: boolean;
  onClose: () => void;
  /** Number of unsaved changes. */
  pending?: number;
}

export function LogoutDialog({ open, onClose, pending = 0 }: LogoutDialogProps) {
  const text = useText();
  const { logOut } = useSession();
  return (
    <ConfirmDialog
      open={open}
      title={text('logout.title')}
      confirm={text('nav.logout')}
      action={logOut}
      success="toast.logout"
      onClose={onClose}
    >
      {pending > 0 && text('logout.pending', { count: pending })}
    </ConfirmDialog>
  );
}

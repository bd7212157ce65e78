import { useText } from '../../i18n/use-text.js';
import { ConfirmDialog } from '../../ui/ConfirmDialog.js';
import { useSession } from './SessionProvider.js';

interface LogoutDialogProps {
  open: boolean;
  onClose: () => void;
  /** Changes still waiting to be saved. */
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

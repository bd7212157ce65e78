import { Checkbox } from 'antd';
import { useId, useState } from 'react';

import { useText } from '../../i18n/use-text.js';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog.js';
import type { SessionCalls } from './api.js';
import styles from './Profile.module.css';

interface EndOthersDialogProps {
  open: boolean;
  end: SessionCalls['endOthers'];
  onClose: () => void;
}

/** Logs out other devices and revokes other access. */
export function EndOthersDialog({ open, end, onClose }: EndOthersDialogProps) {
  const text = useText();
  const help = useId();
  const [isRevoking, setRevoking] = useState(true);
  const close = (): void => {
    setRevoking(true);
    onClose();
  };
  return (
    <ConfirmDialog
      open={open}
      title={text('sessions.end_others')}
      confirm={text('sessions.end_others')}
      action={() => end(!isRevoking)}
      success="toast.sessions_ended"
      onDone={close}
      onClose={close}
      choice={
        <div className={styles.choice}>
          <Checkbox
            checked={isRevoking}
            aria-describedby={help}
            onChange={(event) => setRevoking(event.target.checked)}
          >
            {text('tokens.revoke_all')}
          </Checkbox>
          <div id={help} className={styles.choiceHelp}>
            {text('tokens.revoke_all_help')}
          </div>
        </div>
      }
    >
      {text('sessions.end_others_text')}
    </ConfirmDialog>
  );
}

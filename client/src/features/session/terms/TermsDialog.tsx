import { useText } from '../../../i18n/use-text.js';
import { Dialog } from '../../../ui/dialogs/Dialog.js';
import { TermsText } from './TermsText.js';

export function TermsDialog({ onAccept, onClose }: { onAccept: () => void; onClose: () => void }) {
  const text = useText();
  return (
    <Dialog
      open
      className="dialog"
      title={text('auth.terms.title')}
      okText={text('auth.terms.accept')}
      cancelText={text('app.close')}
      onOk={onAccept}
      onCancel={onClose}
      styles={{ body: { maxHeight: '60vh', overflow: 'auto' } }}
    >
      <TermsText />
    </Dialog>
  );
}

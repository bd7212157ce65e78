import { useText } from '../../i18n/use-text.js';
import { SidePanel } from '../../ui/dialogs/Dialog.js';
import { Sidebar } from './Sidebar.js';

interface MenuDrawerProps extends Record<'onClose' | 'onGoTo' | 'onLogout', () => void> {
  open: boolean;
}

/** The sidebar as a drawer, if there is no space beside the page. */
export function MenuDrawer({ open, onClose, onGoTo, onLogout }: MenuDrawerProps) {
  const text = useText();
  const closing = (act: () => void) => () => {
    onClose();
    act();
  };
  return (
    <SidePanel
      open={open}
      placement="left"
      size={280}
      closable={false}
      onClose={onClose}
      styles={{ body: { padding: 12, background: 'var(--n-50)' } }}
      aria-label={text('nav.main')}
    >
      <Sidebar onGoTo={closing(onGoTo)} onLogout={closing(onLogout)} />
    </SidePanel>
  );
}

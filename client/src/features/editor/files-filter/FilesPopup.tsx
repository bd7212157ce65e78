import { Popover } from 'antd';
import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

import { useAtLeast } from '../../../lib/hooks/use-media.js';
import { useText } from '../../../i18n/use-text.js';
import { SidePanel } from '../../../ui/dialogs/Dialog.js';
import { Stand } from '../../../ui/popups/Stand.js';
import { FilesPanel } from './FilesPanel.js';
import styles from './FilesFilter.module.css';

interface FilesPopupProps {
  button: RefObject<HTMLButtonElement | null>;
  open: boolean;
  /** `isByKey`: the focus returns to the button. */
  onOpenChange: (isOpen: boolean, isByKey?: boolean) => void;
}

/** The files under their chip; on a phone, a sheet. */
export function FilesPopup({ button, open, onOpenChange }: FilesPopupProps) {
  const text = useText();
  const isWide = useAtLeast('md');
  const close = (): void => onOpenChange(false, true);
  if (!isWide)
    return (
      <SidePanel
        open={open}
        first="field"
        placement="bottom"
        size="calc(100% - 48px)"
        title={text('files.title')}
        rootClassName={styles.sheet ?? ''}
        onClose={close}
      >
        <FilesPanel />
      </SidePanel>
    );
  return (
    <Popover
      trigger="click"
      placement="bottomLeft"
      arrow={false}
      open={open}
      destroyOnHidden
      classNames={{ container: styles.popover ?? '' }}
      onOpenChange={(isOpen) => onOpenChange(isOpen)}
      content={<Focused onClose={close} label={text('files.title')} />}
    >
      <Stand for={button} />
    </Popover>
  );
}

/** Takes the focus when it opens, and gives it back on Escape. */
function Focused({ onClose, label }: { onClose: () => void; label: string }) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    panel.current?.querySelector('input')?.focus({ preventScroll: true });
  }, []);
  return (
    // The fields inside handle their own keys.
    <div
      role="presentation"
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onClose();
      }}
    >
      <div ref={panel} role="dialog" tabIndex={-1} aria-label={label}>
        <FilesPanel />
      </div>
    </div>
  );
}

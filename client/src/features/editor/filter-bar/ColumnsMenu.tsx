import { Button } from 'antd';
import { useEffect, useRef, useState } from 'react';

import { useText } from '../../../i18n/use-text.js';
import { useOnce } from '../../../lib/hooks/use-once.js';
import { lazily } from '../../../lib/lazily.js';
import { whenIdle } from '../../../lib/when-idle.js';
import { useEditorView } from '../view/editor-view.js';
import styles from './ColumnsMenu.module.css';
import { SlidersIcon } from './SlidersIcon.js';

const ColumnsPopup = lazily(async () => (await import('./ColumnsPopup.js')).ColumnsPopup);

/** The shown languages, their order, the reference and the density, and a rarely used filter. */
export function ColumnsMenu() {
  const text = useText();
  const { structure, choice, choose, view, onView } = useEditorView();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const isNeeded = useOnce(isOpen);
  useEffect(() => whenIdle(ColumnsPopup.fetchAhead), []);
  return (
    <>
      <Button
        ref={button}
        className={styles.button ?? ''}
        icon={<SlidersIcon />}
        aria-label={text('editor.columns')}
        aria-expanded={isOpen}
        title={text('editor.columns')}
        onClick={() => setOpen(!isOpen)}
      />
      {isNeeded && (
        <ColumnsPopup
          button={button}
          open={isOpen}
          onOpenChange={setOpen}
          languages={structure.languages}
          choice={choice}
          statuses={view.statuses}
          onChoice={choose}
          onStatuses={(statuses) => onView({ statuses })}
        />
      )}
    </>
  );
}

import {
  CheckCircleOutlined,
  ClockCircleOutlined,
  CloseCircleOutlined,
  EyeOutlined,
  LoadingOutlined,
} from '@ant-design/icons';
import { Button } from 'antd';
import { useAtomValue } from 'jotai';

import { useText } from '../../../i18n/use-text.js';
import { useSettled } from '../../../lib/hooks/use-settled.js';
import { useOnline } from '../../../lib/online.js';
import { useProjectContext, useStructure } from '../../../project/project-context.js';
import { isReadOnly } from '../../../project/rights.js';
import type { CellRef } from '../../../project/store/cell-ref.js';
import { useArchiveBanner } from '../../../project/ui/use-archive-banner.js';
import { Tooltip } from '../../../ui/popups/Tooltip.js';
import { Reconnecting } from './lazy-parts.js';
import styles from './SaveState.module.css';

/** Shorter saves are not announced. */
const SAY_SAVING_AFTER_MS = 400;

interface SaveStateProps {
  onShow: (ref: CellRef) => void;
}

/** The saving state: all saved, saving, waiting for the connection, or refused. */
export function SaveState({ onShow }: SaveStateProps) {
  const text = useText();
  const { project, can, archive } = useProjectContext();
  const banner = useArchiveBanner(archive);
  const { languages } = useStructure(project);
  const saving = useAtomValue(project.saveStatus.summary, { store: project.cells.store });
  const isOnline = useOnline();
  const { firstFailed } = saving;
  const isLost = useLost(isOnline);
  const isBusy = useLasting(saving.sending + saving.waiting > 0);
  if (firstFailed)
    return (
      <Button
        type="text"
        danger
        className={styles.failed}
        icon={<CloseCircleOutlined aria-hidden />}
        onClick={() => onShow(firstFailed)}
      >
        {text('editor.failed', { count: saving.failed })}
      </Button>
    );
  if (isLost) return <Reconnecting waiting={saving.waiting} />;
  if (isBusy && (!isOnline || saving.sending === 0))
    return (
      <span className={`${styles.state} ${styles.waiting}`}>
        <ClockCircleOutlined aria-hidden />
        {text('editor.pending', { count: saving.waiting + saving.sending })}
      </span>
    );
  if (!isBusy && isReadOnly({ can }, languages))
    return (
      <Tooltip title={banner}>
        <span className={styles.readOnly}>
          <EyeOutlined aria-hidden />
          {text('editor.read_only')}
          <span className="visually-hidden">{banner}</span>
        </span>
      </Tooltip>
    );
  return (
    <span className={styles.state}>
      {isBusy ? (
        <LoadingOutlined aria-hidden />
      ) : (
        <CheckCircleOutlined aria-hidden className={styles.saved} />
      )}
      {text(isBusy ? 'editor.saving' : 'editor.saved_all')}
    </span>
  );
}

/** Whether the live connection is lost although there is a network. */
function useLost(isOnline: boolean): boolean {
  const { live, cells } = useProjectContext().project;
  return useAtomValue(live.connection, { store: cells.store }) === 'lost' && isOnline;
}

/** Whether the condition has lasted for a moment. */
function useLasting(is: boolean): boolean {
  return useSettled(is, is ? SAY_SAVING_AFTER_MS : 0) && is;
}

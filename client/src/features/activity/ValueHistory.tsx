import { HistoryOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useEffect, useRef, useState } from 'react';

import { useText } from '../../i18n/use-text.js';
import { useProjectContext } from '../../project/project-context.js';
import type { ValueSectionProps } from '../../project/section-props.js';
import { useCells } from '../../project/store/use-cells.js';
import styles from './Activity.module.css';
import { ActivityList } from './ActivityList.js';
import { useActivity } from './use-activity.js';

/** The history of a key in a language, collapsed until it is asked for. */
export function ValueHistory(props: ValueSectionProps) {
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        type="link"
        size="small"
        className={styles.toggle ?? ''}
        icon={<HistoryOutlined aria-hidden />}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {text('activity.history')}
      </Button>
      {isOpen && <Changes {...props} />}
    </>
  );
}

function Changes({ row, language }: ValueSectionProps) {
  const text = useText();
  const { project } = useProjectContext();
  const cells = useCells(project.cells, row, language.id);
  const activity = useActivity(project.projectId, { keyId: row.id, languageId: language.id });
  const { refresh } = activity;
  // Changes whenever a text or a status was saved: then there is more history.
  const version = cells.reduce((sum, { cell }) => sum + (cell.saved?.version ?? 0), 0);
  const loadedAt = useRef(version);
  useEffect(() => {
    if (loadedAt.current === version) return;
    loadedAt.current = version;
    refresh();
  }, [version, refresh]);
  return (
    <div className={styles.history}>
      <ActivityList
        activity={activity}
        empty={text('activity.empty')}
        label={text('activity.of_value', { key: row.name, language: language.name })}
        onShow={null}
      />
    </div>
  );
}

import { HistoryOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useAtomValue } from 'jotai';
import { useEffect, useRef, useState } from 'react';

import type { LanguageView } from '#core/api/languages.js';

import { useText } from '../../../i18n/use-text.js';
import { useEditor } from '../editor-tools.js';
import type { KeyToFilter } from '../search/filter-keys.js';
import styles from './Activity.module.css';
import { ActivityList } from './ActivityList.js';
import { useActivity } from './use-activity.js';

interface ValueHistoryProps {
  row: KeyToFilter;
  language: LanguageView;
  /** Changes whenever a text or status of it was saved: there is more to tell then. */
  version: number;
}

/** What happened to a key in a language, folded away until it is asked for. */
export function ValueHistory(props: ValueHistoryProps) {
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

function Changes({ row, language, version }: ValueHistoryProps) {
  const text = useText();
  const tools = useEditor();
  const { store } = tools.project.cells;
  const structure = useAtomValue(tools.project.structure, { store });
  const activity = useActivity(tools.project.projectId, { keyId: row.id, languageId: language.id });
  const { refresh } = activity;
  const told = useRef(version);
  useEffect(() => {
    if (told.current === version) return;
    told.current = version;
    refresh();
  }, [version, refresh]);
  return (
    <div className={styles.history}>
      <ActivityList
        tools={tools}
        structure={structure}
        activity={activity}
        empty={text('activity.empty')}
        label={text('activity.of_value', { key: row.name, language: language.name })}
        onShow={null}
      />
    </div>
  );
}

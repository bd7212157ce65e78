import { ControlOutlined } from '@ant-design/icons';
import { Button, Popover } from 'antd';
import { useEffect } from 'react';

import { useText } from '../../../i18n/use-text.js';
import { lazily } from '../../../lib/lazily.js';
import { whenIdle } from '../../../lib/when-idle.js';
import { useEditorView } from '../editor-view.js';
import styles from './ColumnsMenu.module.css';

const ColumnList = lazily(async () => (await import('./ColumnList.js')).ColumnList);

/** Which languages are shown, in which order, beside which reference, how dense; and a filter few need. */
export function ColumnsMenu() {
  const text = useText();
  const { structure, choice, choose, view, onView } = useEditorView();
  const list = (
    <ColumnList
      languages={structure.languages}
      choice={choice}
      statuses={view.statuses}
      onChoice={choose}
      onStatuses={(statuses) => onView({ statuses })}
    />
  );
  useEffect(() => whenIdle(ColumnList.fetchAhead), []);
  return (
    <Popover trigger="click" placement="bottomRight" content={list}>
      <Button
        className={styles.button ?? ''}
        icon={<ControlOutlined aria-hidden />}
        aria-label={text('editor.columns')}
        title={text('editor.columns')}
      />
    </Popover>
  );
}

import { ControlOutlined } from '@ant-design/icons';
import { Button, Popover } from 'antd';
import { useEffect } from 'react';

import { useText } from '../../i18n/use-text.js';
import { lazily } from '../../lib/lazily.js';
import { whenIdle } from '../../lib/when-idle.js';
import type { ColumnListProps } from './ColumnList.js';
import styles from './ColumnsMenu.module.css';

const ColumnList = lazily(async () => (await import('./ColumnList.js')).ColumnList);

/** Which languages are shown, in which order, beside which reference, how close; and the filter few need. */
export function ColumnsMenu(props: ColumnListProps) {
  const text = useText();
  useEffect(() => whenIdle(ColumnList.fetchAhead), []);
  return (
    <Popover trigger="click" placement="bottomRight" content={<ColumnList {...props} />}>
      <Button
        className={styles.button ?? ''}
        icon={<ControlOutlined aria-hidden />}
        aria-label={text('editor.columns')}
        title={text('editor.columns')}
      />
    </Popover>
  );
}

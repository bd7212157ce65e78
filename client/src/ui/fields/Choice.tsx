import { DownOutlined } from '@ant-design/icons';
import { Button } from 'antd';

import { useText } from '../../i18n/use-text.js';
import { Menu } from '../popups/Menu.js';
import styles from './ListFooter.module.css';

interface ChoiceProps {
  label: string;
  /** The label of the current choice. */
  value: string;
  selected: string;
  items: { key: string; label: string | number }[];
  onChoose: (key: string) => void;
}

/** A choice with a few options, such as "Sort by: Name". */
export function Choice({ label, value, selected, items, onChoose }: ChoiceProps) {
  const text = useText();
  return (
    <Menu menu={{ items, selectable: true, selectedKeys: [selected], onClick: ({ key }) => onChoose(key) }}>
      <Button type="text" size="small" className={styles.choice}>
        <span>{text('app.labelled', { label })}</span> <b>{value}</b>
        <DownOutlined aria-hidden />
      </Button>
    </Menu>
  );
}

import { ArrowDownOutlined, ArrowUpOutlined, ControlOutlined } from '@ant-design/icons';
import { Button, Checkbox, Popover } from 'antd';

import type { LanguageView } from '#core/api/languages.js';

import { useText } from '../../i18n/use-text.js';
import { LanguageBadge } from '../../ui/LanguageBadge.js';
import { inChosenOrder } from './columns.js';
import type { ColumnChoice } from './columns.js';
import styles from './ColumnsMenu.module.css';
import type { ShownStatus } from './search/filter-keys.js';

interface ColumnsMenuProps {
  languages: readonly LanguageView[];
  choice: ColumnChoice;
  statuses: readonly ShownStatus[];
  onChoice: (choice: ColumnChoice) => void;
  onStatuses: (statuses: ShownStatus[]) => void;
}

/** Which languages are shown, in which order; and the filter few need. */
export function ColumnsMenu(props: ColumnsMenuProps) {
  const text = useText();
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

function ColumnList({ languages, choice, statuses, onChoice, onStatuses }: ColumnsMenuProps) {
  const text = useText();
  const ordered = inChosenOrder(languages, choice.order);
  const show = (id: number, isShown: boolean): void =>
    onChoice({
      ...choice,
      hidden: isShown ? choice.hidden.filter((other) => other !== id) : [...choice.hidden, id],
    });
  const swap = (at: number, other: number): void => {
    const order = ordered.map(({ id }) => id);
    [order[at], order[other]] = [order[other] ?? 0, order[at] ?? 0];
    onChoice({ ...choice, order });
  };
  return (
    <div className={styles.menu}>
      <h3 className={styles.title}>{text('editor.columns')}</h3>
      <ul className={styles.list}>
        {ordered.map((language, at) => (
          <li key={language.id} className={styles.item}>
            <Checkbox
              checked={!choice.hidden.includes(language.id)}
              onChange={(event) => show(language.id, event.target.checked)}
            >
              <span className={styles.name}>
                <LanguageBadge name={language.name} />
                {language.name}
              </span>
            </Checkbox>
            <Button
              type="text"
              size="small"
              icon={<ArrowUpOutlined aria-hidden />}
              aria-label={text('editor.column_up', { name: language.name })}
              disabled={at === 0}
              onClick={() => swap(at, at - 1)}
            />
            <Button
              type="text"
              size="small"
              icon={<ArrowDownOutlined aria-hidden />}
              aria-label={text('editor.column_down', { name: language.name })}
              disabled={at === ordered.length - 1}
              onClick={() => swap(at, at + 1)}
            />
          </li>
        ))}
      </ul>
      <Checkbox
        checked={statuses.includes('validated')}
        onChange={(event) =>
          onStatuses(
            event.target.checked
              ? [...statuses, 'validated']
              : statuses.filter((status) => status !== 'validated'),
          )
        }
      >
        {text('editor.filter_validated')}
      </Checkbox>
    </div>
  );
}

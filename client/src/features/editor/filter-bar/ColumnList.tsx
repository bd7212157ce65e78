import { ArrowDownOutlined, ArrowUpOutlined, PushpinFilled, PushpinOutlined } from '@ant-design/icons';
import { Button, Checkbox, Segmented } from 'antd';

import type { LanguageView } from '#core/api/languages.js';

import type { MessageId } from '../../../i18n/messages.js';
import { useText } from '../../../i18n/use-text.js';
import { LanguageBadge } from '../../../project/ui/languages/LanguageBadge.js';
import { inChosenOrder, referenceOf } from '../view/columns.js';
import type { ColumnChoice } from '../view/columns.js';
import styles from './ColumnsMenu.module.css';
import type { ShownStatus } from '../../../project/store/shown-status.js';

export interface ColumnListProps {
  languages: readonly LanguageView[];
  choice: ColumnChoice;
  statuses: readonly ShownStatus[];
  onChoice: (choice: ColumnChoice) => void;
  onStatuses: (statuses: ShownStatus[]) => void;
}

/** The content of the menu of the columns. */
export function ColumnList({ languages, choice, statuses, onChoice, onStatuses }: ColumnListProps) {
  const text = useText();
  const ordered = inChosenOrder(languages, choice.order);
  const reference = referenceOf(languages, choice);
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
                <LanguageBadge {...language} />
                {language.name}
              </span>
            </Checkbox>
            <ReferenceButton
              name={language.name}
              isReference={language.id === reference?.id}
              onClick={() => onChoice({ ...choice, referenceId: language.id })}
            />
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
      <Choice
        label="editor.density"
        value={choice.density}
        options={{ comfortable: 'editor.comfortable', compact: 'editor.compact' }}
        onChange={(density) => onChoice({ ...choice, density })}
      />
      <Choice
        label="editor.row_order"
        value={choice.rowOrder}
        options={{ file: 'editor.row_order_file', name: 'editor.row_order_name' }}
        onChange={(rowOrder) => onChoice({ ...choice, rowOrder })}
      />
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

interface ReferenceButtonProps {
  name: string;
  isReference: boolean;
  onClick: () => void;
}

function ReferenceButton({ name, isReference, onClick }: ReferenceButtonProps) {
  const text = useText();
  const label = text(isReference ? 'editor.reference_is' : 'editor.reference_of', { name });
  return (
    <Button
      type="text"
      size="small"
      icon={isReference ? <PushpinFilled aria-hidden /> : <PushpinOutlined aria-hidden />}
      aria-label={label}
      aria-pressed={isReference}
      title={label}
      onClick={onClick}
    />
  );
}

interface ChoiceProps<T extends string> {
  label: MessageId;
  value: T;
  options: Record<T, MessageId>;
  onChange: (value: T) => void;
}

function Choice<T extends string>({ label, value, options, onChange }: ChoiceProps<T>) {
  const text = useText();
  return (
    <div className={styles.choice}>
      <h3 className={styles.title}>{text(label)}</h3>
      <Segmented<T>
        block
        aria-label={text(label)}
        value={value}
        options={(Object.entries(options) as [T, MessageId][]).map(([option, id]) => ({
          value: option,
          label: text(id),
        }))}
        onChange={onChange}
      />
    </div>
  );
}

import { ArrowDownOutlined, ArrowUpOutlined, PushpinFilled, PushpinOutlined } from '@ant-design/icons';
import { Button, Checkbox, Segmented } from 'antd';

import type { LanguageView } from '#core/api/languages.js';

import { useText } from '../../../i18n/use-text.js';
import { LanguageBadge } from '../../../project/ui/LanguageBadge.js';
import { inChosenOrder, referenceOf } from '../columns.js';
import type { ColumnChoice, Density } from '../columns.js';
import styles from './ColumnsMenu.module.css';
import type { ShownStatus } from '../../../project/store/shown-status.js';

interface ColumnListProps {
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
      <DensityChoice density={choice.density} onChange={(density) => onChoice({ ...choice, density })} />
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

function DensityChoice({ density, onChange }: { density: Density; onChange: (density: Density) => void }) {
  const text = useText();
  return (
    <div className={styles.density}>
      <h3 className={styles.title}>{text('editor.density')}</h3>
      <Segmented<Density>
        block
        aria-label={text('editor.density')}
        value={density}
        options={[
          { value: 'comfortable', label: text('editor.comfortable') },
          { value: 'compact', label: text('editor.compact') },
        ]}
        onChange={onChange}
      />
    </div>
  );
}

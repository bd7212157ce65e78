import { Checkbox, Pagination } from 'antd';
import { useState } from 'react';

import { useText } from '../../i18n/use-text.js';
import { langOf } from '../../lib/text/language.js';
import { useProjectContext, useStructure } from '../../project/project-context.js';
import { LanguageBadge } from '../../project/ui/languages/LanguageBadge.js';
import { WordDiff } from '../../project/ui/WordDiff.js';
import { keyNamer } from '../../project/store/file-labels.js';
import styles from './ReplaceDialog.module.css';
import type { FoundChange, FoundChanges } from './use-found-changes.js';

/** More rows take too long to render. */
const PAGE = 50;

interface FoundListProps {
  find: string;
  found: FoundChanges;
  /** The values that the user has left out. */
  unticked: ReadonlySet<number>;
  disabled: boolean;
  onUntick: (unticked: ReadonlySet<number>) => void;
}

/** The list of changes before they are made, each with a checkbox. */
export function FoundList({ find, found, unticked, disabled, onUntick }: FoundListProps) {
  const text = useText();
  const { changes, tooLong, isPending } = found;
  // Other changes start at the first page.
  const [place, setPlace] = useState({ page: 1, of: changes });
  const page = place.of === changes ? place.page : 1;
  const left = changes.filter(({ valueId }) => unticked.has(valueId)).length;
  const tick = (some: readonly FoundChange[], isTicked: boolean): void => {
    const after = new Set(unticked);
    for (const { valueId } of some)
      if (isTicked) after.delete(valueId);
      else after.add(valueId);
    onUntick(after);
  };
  if (changes.length === 0 && tooLong === 0)
    return (
      <p className={styles.nothing} role="status">
        {find === '' || isPending ? text('replace.hint') : text('replace.none', { find })}
      </p>
    );
  return (
    <div className={styles.found}>
      <div className={styles.head}>
        <Checkbox
          disabled={disabled}
          checked={left === 0}
          indeterminate={left > 0 && left < changes.length}
          onChange={({ target }) => tick(changes, target.checked)}
        >
          {text('replace.all')}
        </Checkbox>
        <span className="num" role="status">
          {text('replace.found', { count: changes.length - left })}
        </span>
      </div>
      <ul className={styles.list}>
        {changes.slice((page - 1) * PAGE, page * PAGE).map((change) => (
          <FoundRow
            key={change.valueId}
            change={change}
            isTicked={!unticked.has(change.valueId)}
            disabled={disabled}
            onTick={(isTicked) => tick([change], isTicked)}
          />
        ))}
      </ul>
      {tooLong > 0 && <p className={styles.note}>{text('replace.too_long', { count: tooLong })}</p>}
      {changes.length > PAGE && (
        <Pagination
          size="small"
          current={page}
          pageSize={PAGE}
          total={changes.length}
          showSizeChanger={false}
          onChange={(next) => setPlace({ page: next, of: changes })}
        />
      )}
    </div>
  );
}

interface FoundRowProps {
  change: FoundChange;
  isTicked: boolean;
  disabled: boolean;
  onTick: (isTicked: boolean) => void;
}

function FoundRow({ change, isTicked, disabled, onTick }: FoundRowProps) {
  const text = useText();
  const { files } = useStructure(useProjectContext().project);
  const { key, language, before, after } = change;
  return (
    <li className={styles.row}>
      <Checkbox
        checked={isTicked}
        disabled={disabled}
        aria-label={text('replace.change', { key: key.name, language: language.name })}
        onChange={({ target }) => onTick(target.checked)}
      />
      <div className={styles.change}>
        <span className={styles.place}>
          <span className="mono" translate="no">
            {keyNamer(files)(key)}
          </span>
          <LanguageBadge name={language.name} />
        </span>
        <span {...langOf(language)}>
          <WordDiff before={before} after={after} />
        </span>
      </div>
    </li>
  );
}

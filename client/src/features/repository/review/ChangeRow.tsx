import { CheckOutlined, ExclamationCircleOutlined } from '@ant-design/icons';
import { useId } from 'react';

import type { RepositoryChange } from '#core/repository/compare/repository-changes.js';

import { useText } from '../../../i18n/use-text.js';
import { PlaceholderText } from '../../../project/ui/PlaceholderText.js';
import { WordDiff } from '../../../project/ui/WordDiff.js';
import { empties } from '../deciding/choices.js';
import styles from './ChangeGrid.module.css';
import { Tick } from './Tick.js';

interface ChangeRowProps {
  change: RepositoryChange;
  /** Null: a conflict that nobody has decided. */
  isTicked: boolean | null;
  /** Of a changed base text: whether its translations stay valid. */
  isTypo: boolean;
  onTick: (isTicked: boolean) => void;
  onTypo: (isTypo: boolean) => void;
}

/** A change of a text or a key, which is taken or left; of a conflict, one side is. */
export function ChangeRow(props: ChangeRowProps) {
  const { change, isTicked, onTick } = props;
  const { kind, group, key, tag, form } = change;
  const name = `${group}.${key}`;
  const isConflict = kind === 'conflict';
  const Sides = isConflict ? ConflictSides : PlainSides;
  return (
    <tr className={styles.row} data-kind={kind}>
      <td className={styles.tick}>
        {isConflict ? (
          <ConflictMark isDecided={isTicked !== null} />
        ) : (
          <Tick label={[name, tag].join(', ')} isTicked={isTicked === true} onTick={onTick} />
        )}
      </td>
      <th scope="row" className={`mono ${styles.key}`} translate="no" dir="ltr">
        <span className={styles.group}>{`${group}.`}</span>
        <wbr />
        {key}
        {form !== null && <span className={styles.form}>{form}</span>}
      </th>
      <td className={styles.language}>
        <span className={styles.badge} translate="no">
          {tag}
        </span>
      </td>
      <Sides {...props} />
    </tr>
  );
}

const ConflictMark = ({ isDecided }: { isDecided: boolean }) =>
  isDecided ? (
    <CheckOutlined aria-hidden className={styles.decided ?? ''} />
  ) : (
    <ExclamationCircleOutlined aria-hidden className={styles.conflict ?? ''} />
  );

function ConflictSides({ change, isTicked, onTick }: ChangeRowProps) {
  const name = useId();
  const { tag, here, there, path } = change;
  const side = (isThere: boolean, of: string, note: string | null) => (
    <td className={styles.side} data-chosen={isTicked === isThere}>
      <label className={styles.choice}>
        <input type="radio" name={name} checked={isTicked === isThere} onChange={() => onTick(isThere)} />
        <span>
          <Words of={of} tag={tag} />
          {note !== null && <span className={styles.note}>{note}</span>}
        </span>
      </label>
    </td>
  );
  return (
    <>
      {side(false, here, null)}
      {side(true, there, path)}
    </>
  );
}

function PlainSides({ change, isTicked, isTypo, onTypo }: ChangeRowProps) {
  const text = useText();
  const { kind, tag, here } = change;
  return (
    <>
      <td className={styles.here}>
        {kind === 'new_key' ? text('import.new_key') : <Words of={here} tag={tag} />}
      </td>
      <td className={styles.there}>
        <There change={change} />
        <Notes change={change} />
        {kind === 'base' && (
          <span className={styles.after}>
            <label>
              <input
                type="checkbox"
                className={styles.typo}
                data-typo
                checked={isTypo}
                disabled={isTicked !== true}
                onChange={({ target }) => onTypo(target.checked)}
              />{' '}
              {text('again.typo')}
            </label>
            {change.recheck > 0 && !isTypo && <span>{text('again.recheck', { n: change.recheck })}</span>}
          </span>
        )}
      </td>
    </>
  );
}

function There({ change: { kind, tag, here, there } }: { change: RepositoryChange }) {
  const text = useText();
  if (kind === 'obsolete') return <span className={styles.none}>{text('import.not_in_file')}</span>;
  if (here === '' || there === '') return <Words of={there} tag={tag} />;
  return (
    <span lang={tag} dir="auto">
      <WordDiff before={here} after={there} />
    </span>
  );
}

/** Why a change is not ticked. */
function Notes({ change }: { change: RepositoryChange }) {
  const text = useText();
  const { kind, isValidated } = change;
  const notes = [
    ...(isValidated && kind === 'changed' ? [text('again.validated')] : []),
    ...(empties(change) ? [text('again.empties')] : []),
  ];
  return notes.map((note) => (
    <span key={note} className={styles.note}>
      {note}
    </span>
  ));
}

function Words({ of, tag }: { of: string; tag: string }) {
  const text = useText();
  if (of === '') return <span className={styles.none}>{text('editor.status_empty')}</span>;
  return (
    <span lang={tag} dir="auto">
      <PlaceholderText text={of} />
    </span>
  );
}

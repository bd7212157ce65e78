import { useEffect } from 'react';
import type { CSSProperties } from 'react';

import { useText } from '../../../i18n/use-text.js';
import { announce } from '../../../lib/announce.js';
import type { Mark } from '../../../project/store/live-state.js';
import { colorOf, firstNameOf, personName } from '../cell/person.js';
import styles from './CellPresence.module.css';

interface CellPresenceProps {
  mark: Mark;
  isFocused: boolean;
}

/** Shows who edits a value or has just changed it: a ring or a background, and a flag, over the cell. */
export function CellPresence({ mark, isFocused }: CellPresenceProps) {
  const text = useText();
  const name = personName(mark, text);
  const isChanged = mark.kind === 'changed';
  useEffect(() => {
    if (isChanged && isFocused && name !== null) announce(text('presence.changed', { name }));
  }, [isChanged, isFocused, name, text]);
  const classes = [
    styles.mark,
    mark.kind === 'editing' ? styles.editing : styles.changed,
    mark.kind === 'changed-fading' && styles.fading,
  ];
  const style = { '--person': mark.userId === null ? undefined : colorOf(mark.userId) } as CSSProperties;
  return (
    <span aria-hidden className={classes.filter(Boolean).join(' ')} style={style} data-presence={mark.kind}>
      {name !== null && (
        <span className={styles.flag} data-flag dir="auto">
          {firstNameOf(name)}
        </span>
      )}
    </span>
  );
}

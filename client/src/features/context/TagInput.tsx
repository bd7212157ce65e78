import { AutoComplete } from 'antd';
import type { RefSelectProps } from 'antd';
import { useEffect, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';

import { areTags, isSameTag } from '#core/domain/key-context.js';
import { LIMITS } from '#core/domain/rules.js';

import type { Fault } from '../../lib/text/checks.js';
import { fold } from '../../lib/text/fold.js';
import { useText } from '../../i18n/use-text.js';
import type { KeySectionProps } from '../../project/section-props.js';
import { faultOfTag, spelledLike, useTagsOf } from '../../project/tags.js';
import styles from './Context.module.css';

interface TagInputProps extends KeySectionProps {
  /** Resolves to false if it failed. */
  onAdd: (tag: string) => Promise<boolean>;
  onClose: () => void;
}

/** Adds existing or new tags until the focus leaves. */
export function TagInput({ row, onAdd, onClose }: TagInputProps) {
  const text = useText();
  const known = useTagsOf();
  const field = useRef<RefSelectProps>(null);
  const [typed, setTyped] = useState('');
  const [fault, setFault] = useState<Fault | null>(null);
  // Enter on an option triggers two events.
  const isPicked = useRef(false);

  useEffect(() => field.current?.focus(), []);

  const add = async (given: string): Promise<void> => {
    const tag = spelledLike(known, given);
    const isThere = row.tags.some((own) => isSameTag(own, tag));
    const found = isThere ? null : faultOf(tag, row.tags);
    setFault(found);
    if (found) return;
    // Cleared at once: the user may type the next tag before this one is saved.
    setTyped('');
    if (!isThere && !(await onAdd(tag))) setTyped((now) => now || given);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    event.stopPropagation();
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') onClose();
    if (event.key !== 'Enter') return;
    if (!isPicked.current && typed.trim() !== '') void add(typed);
    isPicked.current = false;
  };

  return (
    <span className={styles.adding}>
      <AutoComplete
        ref={field}
        size="small"
        aria-label={text('context.add_tag')}
        placeholder={text('context.add_tag')}
        status={fault ? 'error' : ''}
        defaultActiveFirstOption={false}
        options={known
          .filter(
            (tag) => !row.tags.some((own) => isSameTag(own, tag)) && fold(tag).includes(fold(typed.trim())),
          )
          .map((tag) => ({ value: tag }))}
        value={typed}
        onChange={(value: string) => {
          setTyped(value);
          setFault(null);
        }}
        onSelect={(tag: string) => {
          isPicked.current = true;
          void add(tag);
        }}
        onInputKeyDown={onKeyDown}
        onBlur={onClose}
      />
      {fault && (
        <span role="alert" className={styles.trouble}>
          {text(fault.id, fault.values)}
        </span>
      )}
    </span>
  );
}

const faultOf = (tag: string, tags: readonly string[]): Fault | null => {
  const fault = faultOfTag(tag);
  if (fault !== null || areTags([...tags, tag])) return fault;
  return { id: 'context.too_many_tags', values: { max: LIMITS.tagsPerKey } };
};

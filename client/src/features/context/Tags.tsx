import { CloseOutlined, PlusOutlined } from '@ant-design/icons';
import { useRef, useState } from 'react';

import { useText } from '../../i18n/use-text.js';
import { useProjectContext } from '../../project/project-context.js';
import type { KeySectionProps } from '../../project/section-props.js';
import styles from './Context.module.css';
import { ContextField } from './ContextField.js';
import { TagInput } from './TagInput.js';
import { useAddTag } from './use-add-tag.js';
import { useSaveContext } from './use-save-context.js';

interface TagsProps extends KeySectionProps {
  /** Filters the keys by a tag. */
  onTag: (tag: string) => void;
}

/** The tags of a key; each filters the keys by it. */
export function Tags({ row, onTag }: TagsProps) {
  const text = useText();
  const { can } = useProjectContext();
  const [isAdding, setAdding] = useState(false);
  const [save, isSaving, failure] = useSaveContext(row);
  const add = useAddTag(row, save);
  const plus = useRef<HTMLButtonElement>(null);
  const isEditable = can('canWriteKey');
  const remove = async (tag: string): Promise<void> => {
    const tags = row.tags.filter((other) => other !== tag);
    // The button is removed with its tag.
    if (await save({ tags })) plus.current?.focus();
  };
  return (
    <ContextField label={text('context.tags')} trouble={failure && text(failure.id, failure.values)}>
      <div className={styles.tags}>
        {row.tags.map((tag) => (
          <span key={tag} className={styles.tag}>
            <button type="button" title={text('context.filter_by_tag')} onClick={() => onTag(tag)}>
              {tag}
            </button>
            {isEditable && (
              <button
                type="button"
                className={styles.remove}
                disabled={isSaving}
                aria-label={text('context.remove_tag', { tag })}
                onClick={() => void remove(tag)}
              >
                <CloseOutlined aria-hidden />
              </button>
            )}
          </span>
        ))}
        {isEditable && isAdding && <TagInput row={row} onAdd={add} onClose={() => setAdding(false)} />}
        {isEditable && !isAdding && (
          <button
            ref={plus}
            type="button"
            className={styles.add}
            aria-label={text('context.add_tag')}
            title={text('context.add_tag')}
            onClick={() => setAdding(true)}
          >
            <PlusOutlined aria-hidden />
          </button>
        )}
      </div>
    </ContextField>
  );
}

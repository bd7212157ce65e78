import { useEffect, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';

import { LIMITS } from '#core/domain/rules.js';

import { useText } from '../../i18n/use-text.js';
import { useProjectContext } from '../../project/project-context.js';
import type { KeySectionProps } from '../../project/section-props.js';
import { GrowingTextArea } from '../../ui/fields/GrowingTextArea.js';
import styles from './Context.module.css';
import { ContextField } from './ContextField.js';
import { keepDraft, readDraft } from './drafts.js';
import { linkedParts } from './linked-parts.js';
import { useSaveContext } from './use-save-context.js';

/** The description of a key. A click or Enter edits it. */
export function Description({ row }: KeySectionProps) {
  const text = useText();
  const { project, can } = useProjectContext();
  const [draft, setDraft] = useState(() => readDraft(project, row.id));
  // A field that reappears, with its key or after a failure, does not take the focus.
  const [takesFocus, setTakesFocus] = useState(false);
  const [save, isSaving, failure] = useSaveContext(row);
  const trouble = failure && text(failure.id, failure.values);
  const area = useRef<HTMLTextAreaElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const isLeftByKey = useRef(false);
  const isEditing = draft !== null && !isSaving;
  useEffect(() => {
    if (!isEditing || !takesFocus) return;
    area.current?.focus();
    area.current?.setSelectionRange(LIMITS.description, LIMITS.description);
  }, [isEditing, takesFocus]);
  useEffect(() => {
    if (!isEditing && isLeftByKey.current) button.current?.focus();
    isLeftByKey.current = false;
  }, [isEditing]);

  const edit = (typed: string | null): void => {
    keepDraft(project, row.id, typed);
    setDraft(typed);
  };
  const submit = async (): Promise<void> => {
    // Escape has restored it.
    if (draft === null) return;
    setTakesFocus(false);
    const description = draft.trim();
    if (description !== row.description && !(await save({ description }))) return;
    edit(null);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    event.stopPropagation();
    if (event.nativeEvent.isComposing) return;
    const isSaved = event.key === 'Enter' && (event.ctrlKey || event.metaKey);
    isLeftByKey.current = isSaved || event.key === 'Escape';
    if (isSaved) void submit();
    if (event.key === 'Escape') edit(null);
  };

  return (
    <ContextField label={text('context.description')} trouble={trouble}>
      {isEditing ? (
        <GrowingTextArea
          ref={area}
          className={styles.edited ?? ''}
          maxRows={16}
          maxLength={LIMITS.description}
          aria-label={text('context.description')}
          aria-invalid={trouble !== null}
          value={draft}
          onChange={(event) => edit(event.target.value)}
          onBlur={() => void submit()}
          onKeyDown={onKeyDown}
        />
      ) : (
        <div className={styles.description}>
          {can('canWriteKey') && (
            <button
              ref={button}
              type="button"
              className={styles.cover}
              aria-label={text('context.edit_description')}
              onClick={() => {
                setTakesFocus(true);
                edit(row.description);
              }}
            />
          )}
          <DescriptionText description={draft?.trim() ?? row.description} />
        </div>
      )}
    </ContextField>
  );
}

function DescriptionText({ description }: { description: string }) {
  const text = useText();
  if (description === '') return <p className={styles.none}>{text('context.describe')}</p>;
  return (
    <p dir="auto">
      {linkedParts(description).map((part, at) =>
        part.href === null ? (
          part.text
        ) : (
          <a key={at} href={part.href} target="_blank" rel="noopener noreferrer">
            {part.text}
          </a>
        ),
      )}
    </p>
  );
}

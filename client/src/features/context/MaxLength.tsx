import { Input } from 'antd';
import type { InputRef } from 'antd';
import { useAtomValue } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import type { KeyboardEvent, Ref } from 'react';

import { isMaxLength } from '#core/domain/key-context.js';
import { LIMITS } from '#core/domain/rules.js';

import { useText } from '../../i18n/use-text.js';
import { useProjectContext, useStructure } from '../../project/project-context.js';
import type { KeySectionProps } from '../../project/section-props.js';
import styles from './Context.module.css';
import { ContextField } from './ContextField.js';
import { longestValue } from './longest.js';
import { useSaveContext } from './use-save-context.js';

interface MaxLengthProps extends KeySectionProps {
  /** Opens the value in a language. */
  onShow: (languageId: number) => void;
}

/** The maximum length of the texts of a key, and the length of the longest. */
export function MaxLength({ row, onShow }: MaxLengthProps) {
  const text = useText();
  const { can } = useProjectContext();
  const [typed, setTyped] = useState<string | null>(null);
  const [save, isSaving, failure] = useSaveContext(row);
  const input = useRef<InputRef>(null);
  const button = useRef<HTMLButtonElement>(null);
  const isLeftByKey = useRef(false);
  const wanted = typed?.trim() === '' ? null : Number(typed);
  const isRefused = typed !== null && !isMaxLength(wanted);
  const trouble = isRefused
    ? text('context.max_range', { max: LIMITS.valueText })
    : failure && text(failure.id, failure.values);

  const isEditing = typed !== null;
  useEffect(() => {
    if (isEditing) input.current?.focus({ cursor: 'all' });
    else if (isLeftByKey.current) button.current?.focus();
  }, [isEditing]);

  const submit = async (): Promise<void> => {
    if (typed === null || isRefused) return;
    if (wanted === row.maxLength || (await save({ maxLength: wanted }))) setTyped(null);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    event.stopPropagation();
    isLeftByKey.current = event.key === 'Enter' || event.key === 'Escape';
    if (event.key === 'Enter') void submit();
    if (event.key === 'Escape') setTyped(null);
  };

  return (
    <ContextField label={text('context.max')} trouble={trouble}>
      {typed === null ? (
        <Limit
          ref={button}
          row={row}
          onEdit={can('canWriteKey') ? () => setTyped(String(row.maxLength ?? '')) : null}
        />
      ) : (
        <Input
          ref={input}
          size="small"
          inputMode="numeric"
          className={styles.number ?? ''}
          aria-label={text('context.max')}
          aria-invalid={trouble !== null}
          status={trouble === null ? '' : 'error'}
          disabled={isSaving}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onBlur={() => void submit()}
          onKeyDown={onKeyDown}
        />
      )}
      <Longest row={row} onShow={onShow} />
    </ContextField>
  );
}

interface LimitProps extends KeySectionProps {
  ref: Ref<HTMLButtonElement>;
  /** Null if the user may not change it. */
  onEdit: (() => void) | null;
}

function Limit({ ref, row, onEdit }: LimitProps) {
  const text = useText();
  const shown =
    row.maxLength === null ? text('context.no_max') : text('context.characters', { count: row.maxLength });
  if (onEdit === null) return <p>{shown}</p>;
  return (
    <button
      ref={ref}
      type="button"
      className={styles.limit}
      title={text('context.edit_max')}
      onClick={onEdit}
    >
      {shown}
    </button>
  );
}

/** The length of the longest value, amber if it is too long; opens that value. */
function Longest({ row, onShow }: MaxLengthProps) {
  const text = useText();
  const { project } = useProjectContext();
  const { cells } = project;
  const { languages } = useStructure(project);
  // Any text may have become the longest.
  useAtomValue(cells.revision, { store: cells.store });
  const longest = longestValue(cells, row, languages);
  if (!longest) return null;
  const { language, length } = longest;
  const isOver = row.maxLength !== null && length > row.maxLength;
  return (
    <button
      type="button"
      className={`${styles.longest} ${isOver ? styles.over : ''}`}
      onClick={() => onShow(language.id)}
    >
      {text('context.longest', { language: language.name, count: length })}
    </button>
  );
}

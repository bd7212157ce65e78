import { Button, Input } from 'antd';
import type { InputRef } from 'antd';
import { useEffect, useId, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';

import type { MessageId, MessageValues } from '../../../i18n/messages.js';
import { useText } from '../../../i18n/use-text.js';
import { useAction } from '../../../lib/hooks/use-action.js';
import type { ActionOptions } from '../../../lib/hooks/use-action.js';
import styles from './InlineName.module.css';

/** The error in a name. */
export interface NameFault {
  id: MessageId;
  values?: MessageValues;
}

interface InlineNameProps {
  name: string;
  /** The accessible name of the field. */
  label: string;
  /** Null if the name is valid. */
  check: (typed: string) => NameFault | null;
  /** Returns a valid name close to the typed one; null if there is none. */
  suggest?: (typed: string) => string | null;
  save: (name: string) => Promise<unknown>;
  errors: NonNullable<ActionOptions<unknown>['errors']>;
  otherwise?: MessageId;
  /** Called when the name is saved or unchanged. `isDone`: the user ended the editing with a key. */
  onEnd: (isDone: boolean) => void;
  className?: string | undefined;
}

/** An inline name field: Enter and blur save, Escape cancels, errors are shown beside it. */
export function InlineName(props: InlineNameProps) {
  const { name, check, suggest, onEnd } = props;
  const text = useText();
  const id = useId();
  const [typed, setTyped] = useState(name);
  const [fault, setFault] = useState<NameFault | null>(null);
  const byKey = useRef(false);
  const input = useRef<InputRef>(null);
  useEffect(() => input.current?.focus({ cursor: 'all' }), []);
  const [run, isRunning, failure] = useAction(props.save, {
    tell: 'place',
    errors: props.errors,
    otherwise: props.otherwise,
    onSuccess: () => onEnd(byKey.current),
  });
  const submit = (): void => {
    const wanted = typed.trim();
    if (wanted === name) return onEnd(byKey.current);
    const found = check(wanted);
    setFault(found);
    if (!found) void run(wanted);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    event.stopPropagation();
    if (event.nativeEvent.isComposing) return;
    byKey.current = true;
    if (event.key === 'Enter') submit();
    if (event.key === 'Escape') onEnd(true);
  };
  const trouble = fault ? text(fault.id, fault.values) : failure && text(failure.id, failure.values);
  const suggestion = fault && suggest?.(typed.trim());
  return (
    <span className={`${styles.field} ${props.className ?? ''}`}>
      <Input
        size="small"
        ref={input}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        aria-label={props.label}
        aria-invalid={Boolean(trouble)}
        aria-describedby={trouble ? id : undefined}
        status={trouble ? 'error' : ''}
        value={typed}
        disabled={isRunning}
        onChange={(event) => {
          setTyped(event.target.value);
          setFault(event.target.value.trim() === name ? null : check(event.target.value.trim()));
        }}
        onKeyDown={onKeyDown}
        onBlur={() => {
          byKey.current = false;
          submit();
        }}
      />
      {trouble && (
        <span id={id} role="alert" className={styles.trouble}>
          {trouble}{' '}
          {suggestion && (
            <Button
              type="link"
              size="small"
              // The field keeps the focus, since blur saves.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => {
                setTyped(suggestion);
                setFault(null);
              }}
            >
              {text('form.snake_use', { suggestion })}
            </Button>
          )}
        </span>
      )}
    </span>
  );
}

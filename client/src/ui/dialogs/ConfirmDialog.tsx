import { Button, Input } from 'antd';
import { useId, useRef, useState } from 'react';
import type { FormEvent, ReactNode } from 'react';

import { useText } from '../../i18n/use-text.js';
import { withoutMarks } from '../../i18n/isolate.js';
import { useAction } from '../../lib/hooks/use-action.js';
import type { ActionOptions } from '../../lib/hooks/use-action.js';
import { Dialog } from './Dialog.js';
import { FailureAlert } from './FailureAlert.js';
import styles from './FormDialog.module.css';

interface ConfirmDialogProps<R> extends Pick<ActionOptions<R>, 'success' | 'errors' | 'otherwise'> {
  open: boolean;
  title: string;
  /** A description of the consequences. */
  children: ReactNode;
  /** The label of the confirming button. */
  confirm: string;
  /** `unknown` disables the button; `impossible` replaces it by a way out. */
  state?: 'ready' | 'unknown' | 'impossible';
  danger?: boolean;
  /** The text that the user must type first. */
  typeToConfirm?: string;
  /** Options below the text. */
  choice?: ReactNode;
  action: () => Promise<R>;
  /** Help below an error. */
  after?: ReactNode;
  onDone?: (result: R) => void;
  onClose: () => void;
}

/** Confirms an irreversible action. Cancel has the focus. */
export function ConfirmDialog<R>(props: ConfirmDialogProps<R>) {
  const { open, onClose, typeToConfirm, danger = false, state = 'ready' } = props;
  const text = useText();
  const form = useId();
  const cancel = useRef<HTMLButtonElement>(null);
  const [typed, setTyped] = useState('');
  const [mismatch, setMismatch] = useState(false);
  const [run, running, failure] = useAction(props.action, {
    success: props.success,
    errors: props.errors,
    otherwise: props.otherwise,
    tell: 'place',
    onSuccess: (result) => (props.onDone ?? onClose)(result),
  });

  const forget = (): void => {
    setTyped('');
    setMismatch(false);
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const differs = typeToConfirm !== undefined && withoutMarks(typed).trim() !== typeToConfirm;
    setMismatch(differs);
    if (!differs) void run();
  };

  return (
    <Dialog
      open={open}
      title={props.title}
      width={480}
      first={cancel}
      keyboard={!running}
      mask={{ closable: !running, blur: false }}
      onCancel={() => running || onClose()}
      afterClose={forget}
      footer={
        <div className={styles.footer}>
          <Button ref={cancel} onClick={onClose} disabled={running}>
            {text(state === 'impossible' ? 'app.close' : 'app.cancel')}
          </Button>
          {state !== 'impossible' && (
            <Button
              type="primary"
              danger={danger}
              htmlType="submit"
              form={form}
              loading={running}
              disabled={state === 'unknown'}
            >
              {props.confirm}
            </Button>
          )}
        </div>
      }
    >
      <form id={form} onSubmit={submit}>
        {props.children && <p>{props.children}</p>}
        {props.choice}
        {typeToConfirm !== undefined && (
          <TypedText expected={typeToConfirm} value={typed} mismatch={mismatch} onChange={setTyped} />
        )}
      </form>
      <FailureAlert failure={failure} className={styles.failure} />
      {props.after}
    </Dialog>
  );
}

interface TypedTextProps {
  expected: string;
  value: string;
  mismatch: boolean;
  onChange: (value: string) => void;
}

function TypedText({ expected, value, mismatch, onChange }: TypedTextProps) {
  const text = useText();
  const id = useId();
  return (
    <div className={styles.typed}>
      <label htmlFor={id}>{text('project.type_to_confirm', { text: expected })}</label>
      <Input
        id={id}
        value={value}
        autoComplete="off"
        status={mismatch ? 'error' : ''}
        aria-invalid={mismatch}
        aria-describedby={mismatch ? `${id}-error` : undefined}
        onChange={(event) => onChange(event.target.value)}
      />
      {mismatch && (
        <span id={`${id}-error`} role="alert" className={styles.error}>
          {text('form.mismatch')}
        </span>
      )}
    </div>
  );
}

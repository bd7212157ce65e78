import { Button, Form } from 'antd';
import type { FormInstance } from 'antd';
import { useId } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';

import { useText } from '../i18n/use-text.js';
import { typedText } from '../lib/text/typed-text.js';
import { useAction } from '../lib/hooks/use-action.js';
import type { ActionOptions } from '../lib/hooks/use-action.js';
import { Dialog } from './Dialog.js';
import { FailureAlert } from './FailureAlert.js';
import styles from './FormDialog.module.css';

export interface FormDialogProps<V extends object, R> extends Pick<
  ActionOptions<R>,
  'success' | 'errors' | 'otherwise'
> {
  open: boolean;
  /** The action, in words. */
  title: string;
  /** The label of the primary button. */
  submit: string;
  danger?: boolean;
  /** Called once at a time with valid values; a failure shows in the dialog, which stays open. */
  action: (values: V) => Promise<R>;
  /** After a success; closes the dialog unless given. */
  onDone?: (result: R) => void;
  onClose: () => void;
  /** Once it is gone and the focus is back where it came from: the moment to lead it elsewhere. */
  onClosed?: () => void;
  /** Values at first opening; what was typed and not sent wins over them. */
  initial?: Partial<V>;
  /** Where typed text is kept for the session; without it closing forgets. */
  memory?: string;
  /** The parent's form, when it watches or sets fields. */
  form?: FormInstance<V>;
  width?: number;
  /** Left of the buttons. */
  note?: ReactNode;
  /** Further buttons, between Cancel and the primary one. */
  extra?: ReactNode;
  disabled?: boolean;
  children: ReactNode;
}

/** A form in a dialog: Ctrl+Enter submits, typed text survives closing, errors sit inside. */
export function FormDialog<V extends object, R>(props: FormDialogProps<V, R>) {
  const { open, onClose, memory, width = 560 } = props;
  const [ownForm] = Form.useForm<V>();
  const form = props.form ?? ownForm;
  const id = useId();
  const text = useText();

  const [run, running, failure] = useAction(props.action, {
    success: props.success,
    errors: props.errors,
    otherwise: props.otherwise,
    onFieldError: (field, id) => showUnder(form, field, text(id)),
    tell: 'place',
    onSuccess(result) {
      if (memory !== undefined) typedText.forget(memory);
      form.resetFields();
      (props.onDone ?? onClose)(result);
    },
  });

  const close = (): void => {
    if (running) return;
    if (memory !== undefined && form.isFieldsTouched())
      typedText.keep(memory, form.getFieldsValue(true) as object);
    onClose();
  };

  return (
    <Dialog
      open={open}
      title={props.title}
      width={width}
      className="dialog"
      first="field"
      keyboard={!running}
      mask={{ closable: false, blur: false }}
      onCancel={close}
      afterClose={() => props.onClosed?.()}
      footer={
        <div className={styles.footer}>
          {props.note !== undefined && <span className={styles.note}>{props.note}</span>}
          <Button
            className={props.extra === undefined ? '' : (styles.spare ?? '')}
            onClick={close}
            disabled={running}
          >
            {text('app.cancel')}
          </Button>
          {props.extra}
          <Button
            type="primary"
            danger={props.danger ?? false}
            htmlType="submit"
            form={id}
            loading={running}
            disabled={props.disabled}
          >
            {props.submit}
          </Button>
        </div>
      }
    >
      <Form<V>
        id={id}
        form={form}
        layout="vertical"
        requiredMark={false}
        scrollToFirstError={{ focus: true }}
        initialValues={{ ...props.initial, ...(memory === undefined ? {} : typedText.of(memory)) }}
        onFinish={(values) => void run(values)}
        onKeyDown={(event) => isSubmitChord(event) && form.submit()}
      >
        {props.children}
      </Form>
      <FailureAlert failure={failure} className={styles.failure} />
    </Dialog>
  );
}

const isSubmitChord = (event: KeyboardEvent): boolean =>
  event.key === 'Enter' && (event.ctrlKey || event.metaKey);

/** The server's word against a field, which gets the focus. */
function showUnder(form: FormInstance, field: string, message: string): void {
  form.setFields([{ name: field, errors: [message] }]);
  form.focusField(field);
}

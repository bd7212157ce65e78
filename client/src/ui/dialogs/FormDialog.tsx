import { Button, Form } from 'antd';
import type { FormInstance } from 'antd';
import { useId } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';

import { useText } from '../../i18n/use-text.js';
import { typedText } from '../../lib/text/typed-text.js';
import { useAction } from '../../lib/hooks/use-action.js';
import type { ActionOptions } from '../../lib/hooks/use-action.js';
import { Dialog } from './Dialog.js';
import { FailureAlert } from './FailureAlert.js';
import styles from './FormDialog.module.css';

export interface FormDialogProps<V extends object, R> extends Pick<
  ActionOptions<R>,
  'success' | 'errors' | 'otherwise'
> {
  open: boolean;
  /** The title. */
  title: string;
  /** The label of the primary button. */
  submit: string;
  danger?: boolean;
  /** Called once at a time with valid values. If it fails, the dialog stays open and shows the error. */
  action: (values: V) => Promise<R>;
  /** Called after a success; by default closes the dialog. */
  onDone?: (result: R) => void;
  onClose: () => void;
  /** Called once the dialog has closed and the focus has returned, so that it can be moved elsewhere. */
  onClosed?: () => void;
  /** The initial values; text that was typed before has precedence. */
  initial?: Partial<V>;
  /** The key under which typed text is kept for the session; without one, closing drops it. */
  memory?: string;
  /** The form, if the parent watches or sets fields. */
  form?: FormInstance<V>;
  width?: number;
  /** Left of the buttons. */
  note?: ReactNode;
  /** Further buttons between Cancel and the primary one. */
  extra?: ReactNode;
  disabled?: boolean;
  children: ReactNode;
}

/** A form in a dialog: Ctrl+Enter submits, typed text survives closing, and errors are shown inside. */
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

/** Shows an error of the server at a field and focuses it. */
function showUnder(form: FormInstance, field: string, message: string): void {
  form.setFields([{ name: field, errors: [message] }]);
  form.focusField(field);
}

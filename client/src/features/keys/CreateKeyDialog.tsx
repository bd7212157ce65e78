import { Button, Collapse, Form, Input, Radio } from 'antd';
import type { FormInstance } from 'antd';
import { useEffect, useRef, useState } from 'react';

import type { FileView } from '#core/api/files.js';
import type { CreateGroup, GroupView } from '#core/api/groups.js';
import type { LanguageView } from '#core/api/languages.js';
import type { CreateKey, KeyView, NewValue } from '#core/api/translations.js';
import type { PluralMode } from '#core/domain/plural-rules.js';
import { LIMITS, SNAKE_CASE, toSnakeCase } from '#core/domain/rules.js';

import { useText } from '../../i18n/use-text.js';
import { FormDialog } from '../../ui/dialogs/FormDialog.js';
import { toast } from '../../lib/toast.js';
import styles from './CreateKeyDialog.module.css';
import { formsIn, TextFields } from './TextFields.js';
import { groupChoice, GroupField, knownGroup, newGroup } from './GroupField.js';
import type { GroupChoice } from './GroupField.js';
import type { GroupInfo } from '../../project/store/structure.js';

interface KeyForm extends GroupChoice {
  name: string;
  isPlural: boolean;
  /** By language id, then by quantity; a singular text has the quantity `one`. */
  texts?: Record<string, Record<string, string | undefined> | undefined>;
}

interface Created {
  key: KeyView;
  /** The initial values for the next key; null if this was the last one. */
  next: Pick<KeyForm, 'group' | 'file' | 'isPlural'> | null;
}

interface CreateKeyDialogProps {
  open: boolean;
  groups: readonly GroupInfo[];
  files: readonly FileView[];
  /** The plural mode of the project. */
  pluralMode: PluralMode;
  /** The initial group. */
  groupId: number | null;
  /** The initial file, unless the group says it; null: none. */
  fileId: number | null;
  reference: LanguageView | null;
  /** The other languages that the user may edit. */
  others: readonly LanguageView[];
  create: (key: CreateKey) => Promise<KeyView>;
  createGroup: (group: CreateGroup) => Promise<GroupView>;
  /** Called when the dialog has closed after the last key, to show the key. */
  onCreated: (key: KeyView) => void;
  onClose: () => void;
}

/** Creates a key: its group, name, kind and texts. */
export function CreateKeyDialog(props: CreateKeyDialogProps) {
  const { open, groups, files, pluralMode, reference, others, onCreated, onClose } = props;
  const text = useText();
  const [form] = Form.useForm<KeyForm>();
  const addsAnother = useRef(false);
  const created = useRef<KeyView | null>(null);
  const [added, setAdded] = useState(0);
  // The fields are remounted for the next key, so the focus can only be set now.
  useEffect(() => {
    if (added > 0) form.focusField('name');
  }, [added, form]);
  const group = groups.find(({ id }) => id === props.groupId);
  const initial = groupChoice(group ?? { name: '', fileId: props.fileId });

  const submit = async (values: KeyForm): Promise<Created> => {
    const isFollowed = addsAnother.current;
    addsAnother.current = false;
    const languages = [...(reference ? [reference] : []), ...others];
    const group = knownGroup(values, groups) ?? (await madeInFile(newGroup(values)));
    const key = await props.create(bodyOf(values, group, languages, pluralMode));
    const { file, isPlural } = values;
    return {
      key,
      next: isFollowed ? { group: values.group, isPlural, ...(file === undefined ? {} : { file }) } : null,
    };
  };

  /** The call that creates a key names groups of no file only. */
  const madeInFile = async (wanted: CreateGroup): Promise<GroupView | undefined> =>
    wanted.fileId === undefined ? undefined : props.createGroup(wanted);

  const done = ({ key, next }: Created): void => {
    toast.success('toast.key_created', { name: key.name });
    if (next) {
      form.setFieldsValue(next);
      setAdded(added + 1);
      return;
    }
    created.current = key;
    onClose();
  };

  const submitAndStay = async (): Promise<void> => {
    await form.validateFields();
    addsAnother.current = true;
    form.submit();
  };

  return (
    <FormDialog<KeyForm, Created>
      open={open}
      form={form}
      title={text('key.create_title')}
      submit={text('key.create')}
      memory={`new-key ${group?.id ?? ''}`}
      initial={{ ...initial, name: '', isPlural: false }}
      action={submit}
      onDone={done}
      onClose={onClose}
      onClosed={() => {
        if (created.current) onCreated(created.current);
        created.current = null;
      }}
      errors={{
        key_name_already_exists: { field: 'name', id: 'errors.key_name_already_exists' },
        // The client checks the other fields itself.
        validation_error: { field: 'group', id: 'errors.group_create_failed' },
        limit_reached: 'errors.limit_reached',
        403: 'errors.unauthorized',
      }}
      extra={
        // The fields show their own errors.
        <Button onClick={() => void submitAndStay().catch(() => undefined)}>
          {text('key.create_another')}
        </Button>
      }
    >
      <GroupField groups={groups} files={files} next="name" />
      <NameField form={form} />
      <Form.Item<KeyForm> name="isPlural" label={text('key.kind')}>
        <Radio.Group
          options={[
            { value: false, label: text('key.singular') },
            { value: true, label: text('key.plural') },
          ]}
        />
      </Form.Item>
      {reference && reference.access === 'target' && (
        <TextFields language={reference} pluralMode={pluralMode} />
      )}
      {others.length > 0 && (
        <Collapse
          ghost
          className={styles.others ?? ''}
          items={[
            {
              key: 'others',
              label: text('key.other_languages', { count: others.length }),
              children: others.map((language) => (
                <TextFields key={language.id} language={language} pluralMode={pluralMode} />
              )),
            },
          ]}
        />
      )}
    </FormDialog>
  );
}

/** Validates while typing; an almost valid name can be fixed with one click. */
function NameField({ form }: { form: FormInstance<KeyForm> }) {
  const text = useText();
  const typed = Form.useWatch('name', form) ?? '';
  const suggestion = typed === '' || SNAKE_CASE.test(typed) ? null : toSnakeCase(typed);
  return (
    <Form.Item<KeyForm>
      name="name"
      label={text('key.name')}
      validateTrigger="onChange"
      rules={[
        { required: true, whitespace: true, message: text('form.key_name') },
        { pattern: SNAKE_CASE, message: text('form.snake_case') },
        { max: LIMITS.name, message: text('form.too_long', { max: LIMITS.name }) },
      ]}
      extra={
        suggestion !== null && (
          <Button
            type="link"
            size="small"
            className={styles.suggestion ?? ''}
            onClick={() => {
              form.setFieldValue('name', suggestion);
              void form.validateFields(['name']);
            }}
          >
            {text('form.snake_use', { suggestion })}
          </Button>
        )
      }
    >
      <Input className="mono" autoComplete="off" spellCheck={false} autoCapitalize="none" />
    </Form.Item>
  );
}

/** The request body: an existing group by id, a new one by name, and only languages with a text. */
export function bodyOf(
  values: KeyForm,
  known: Pick<GroupView, 'id'> | undefined,
  languages: readonly Pick<LanguageView, 'id' | 'tag'>[],
  pluralMode: PluralMode,
): CreateKey {
  const { name, isPlural, texts = {} } = values;
  const written = languages.flatMap((language): NewValue[] => {
    const { id: languageId } = language;
    const typed = texts[languageId] ?? {};
    const forms = formsIn(language, isPlural, pluralMode).map((quantityString) => ({
      languageId,
      quantityString,
      name: typed[quantityString ?? 'one'] ?? '',
    }));
    return forms.some((form) => form.name !== '') ? forms : [];
  });
  return {
    name,
    isPlural,
    groupId: known?.id ?? null,
    ...(known ? {} : { groupName: newGroup(values).name }),
    ...(written.length > 0 ? { values: written } : {}),
  };
}

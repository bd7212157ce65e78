import { AutoComplete, Checkbox, Form, Segmented } from 'antd';
import { useMemo } from 'react';

import type { CreateLanguage } from '#core/api/languages.js';
import type { ProjectDetails } from '#core/api/projects.js';
import { languageNames } from '#core/domain/language-code.js';
import { LIMITS } from '#core/domain/rules.js';

import { useLocale } from '../../i18n/LocaleProvider.js';
import { useText } from '../../i18n/use-text.js';
import { FormDialog } from '../../ui/FormDialog.js';
import { FileDrop } from '../files/FileDrop.js';
import styles from './AddLanguageDialog.module.css';
import { addLanguage } from './api.js';
import type { AddedLanguage } from './api.js';
import { ImportPreviewTabs } from './ImportPreviewTabs.js';
import { useImportPreview } from './use-import-preview.js';

interface LanguageForm {
  name: string;
  content: 'empty' | 'import';
  replaceExistingKeys: boolean;
}

interface AddLanguageDialogProps {
  open: boolean;
  project: ProjectDetails;
  onAdded: (added: AddedLanguage) => void;
  onClose: () => void;
}

/** A new language, empty or from files; what the files will do is shown before anything is sent. */
export function AddLanguageDialog({ open, project, onAdded, onClose }: AddLanguageDialogProps) {
  const text = useText();
  const [form] = Form.useForm<LanguageForm>();
  const name = Form.useWatch('name', form) ?? '';
  const isImport = Form.useWatch('content', form) === 'import';
  const language = name.trim();
  const { files, reading, preview, count } = useImportPreview(project, language);

  const add = (values: LanguageForm): Promise<AddedLanguage> => {
    const body: CreateLanguage = { name: values.name.trim() };
    if (values.content === 'empty' || !reading) return addLanguage(project.id, body, false);
    const { replaceExistingKeys } = values;
    const hasNewKeys = preview !== null && preview.created.length > 0;
    return addLanguage(project.id, { ...body, groups: reading.groups, replaceExistingKeys }, hasNewKeys);
  };

  return (
    <FormDialog<LanguageForm, AddedLanguage>
      open={open}
      form={form}
      title={text('language.add_title')}
      submit={isImport ? text('imports.submit', { count }) : text('language.add_submit')}
      width={isImport ? 860 : 560}
      memory="add-language"
      initial={{ name: '', content: 'empty', replaceExistingKeys: false }}
      action={add}
      success="toast.language_added"
      errors={{
        language_already_exists: { field: 'name', id: 'errors.language_already_exists' },
        limit_reached: 'errors.limit_reached',
        payload_too_large: 'errors.payload_too_large',
        storage_full: 'errors.storage_full',
        403: 'errors.unauthorized',
      }}
      note={isImport && text('imports.nothing_sent')}
      disabled={isImport && count === 0}
      onDone={(added) => {
        files.reset();
        onClose();
        onAdded(added);
      }}
      onClose={onClose}
    >
      <div className={styles.two}>
        <NameField />
        <Form.Item<LanguageForm> name="content" label={text('language.content')}>
          <Segmented
            block
            options={[
              { value: 'empty', label: text('language.empty') },
              { value: 'import', label: text('language.import') },
            ]}
          />
        </Form.Item>
      </div>
      {isImport && (
        <>
          <div className={styles.files}>
            <FileDrop reading={files} />
          </div>
          <ReplaceField />
          {preview && (
            <ImportPreviewTabs
              preview={preview}
              reference={project.languages[0]?.name ?? ''}
              language={language}
            />
          )}
        </>
      )}
    </FormDialog>
  );
}

function NameField() {
  const text = useText();
  const { dictionary } = useLocale();
  const names = useMemo(
    () => languageNames(dictionary.locale).map((name) => ({ value: name })),
    [dictionary.locale],
  );
  return (
    <Form.Item<LanguageForm>
      name="name"
      label={text('language.name')}
      rules={[
        { required: true, whitespace: true, message: text('form.language_name') },
        { max: LIMITS.name, message: text('form.too_long', { max: LIMITS.name }) },
      ]}
    >
      <AutoComplete
        options={names}
        showSearch={{
          filterOption: (typed, option) =>
            typed !== '' && (option?.value.toLowerCase().startsWith(typed.toLowerCase()) ?? false),
        }}
      />
    </Form.Item>
  );
}

function ReplaceField() {
  const text = useText();
  return (
    <Form.Item<LanguageForm>
      name="replaceExistingKeys"
      valuePropName="checked"
      className={styles.replace ?? ''}
    >
      <Checkbox>
        <b className={styles.replaceLabel}>{text('language.replace')}</b>
        <span className={styles.help}>{text('language.replace_help')}</span>
      </Checkbox>
    </Form.Item>
  );
}

import { Form, Segmented } from 'antd';

import type { CreateLanguage, LanguageView } from '#core/api/languages.js';
import type { ProjectDetails } from '#core/api/projects.js';
import { LIMITS } from '#core/domain/rules.js';

import { useText } from '../../i18n/use-text.js';
import { plainName } from '../../lib/text/checks.js';
import { useRules } from '../../lib/hooks/use-rules.js';
import { LanguageField } from '../../project/ui/LanguageField.js';
import { FormDialog } from '../../ui/FormDialog.js';
import styles from './AddLanguageDialog.module.css';
import { addLanguage } from './api.js';
import type { WrittenLanguage } from './api.js';
import { ImportFields } from './ImportFields.js';
import { useImportPreview } from './use-import-preview.js';
import type { Import } from './use-import-preview.js';

interface LanguageForm {
  name: string;
  content: 'empty' | 'import';
  replaceExistingKeys: boolean;
}

interface AddLanguageDialogProps {
  open: boolean;
  project: ProjectDetails;
  onAdded: (added: WrittenLanguage) => void;
  onClose: () => void;
}

/** A new language, empty or from files; what the files will do is shown before anything is sent. */
export function AddLanguageDialog({ open, project, onAdded, onClose }: AddLanguageDialogProps) {
  const text = useText();
  const [form] = Form.useForm<LanguageForm>();
  const name = Form.useWatch('name', form) ?? '';
  const isImport = Form.useWatch('content', form) === 'import';
  const replaceExistingKeys = Form.useWatch('replaceExistingKeys', form) ?? false;
  const from = useImportPreview(project, { languageId: null, replaceExistingKeys });
  const { files, count } = from;

  return (
    <FormDialog<LanguageForm, WrittenLanguage>
      open={open}
      form={form}
      title={text('language.add_title')}
      submit={isImport ? text('imports.submit', { count }) : text('language.add_submit')}
      width={860}
      memory="add-language"
      initial={{ name: '', content: 'empty', replaceExistingKeys: false }}
      action={(values) => add(project.id, values, from)}
      success="toast.language_added"
      errors={{
        language_already_exists: { field: 'name', id: 'errors.language_already_exists' },
        limit_reached: 'errors.limit_reached',
        payload_too_large: 'errors.payload_too_large',
        storage_full: 'errors.storage_full',
        403: 'errors.unauthorized',
      }}
      note={isImport && text('imports.nothing_sent')}
      disabled={isImport && (count === 0 || files.isReading)}
      onDone={(added) => {
        files.reset();
        onClose();
        onAdded(added);
      }}
      onClose={onClose}
    >
      <div className={styles.two}>
        <NameField except={project.languages} />
        <Form.Item<LanguageForm> name="content" label={text('language.content')}>
          <Segmented
            block
            aria-label={text('language.content')}
            options={[
              { value: 'empty', label: text('language.empty') },
              { value: 'import', label: text('language.import') },
            ]}
          />
        </Form.Item>
      </div>
      {isImport && <ImportFields from={from} project={project} language={name.trim()} isNew />}
    </FormDialog>
  );
}

function add(
  projectId: number,
  { name, content, replaceExistingKeys }: LanguageForm,
  { reading, preview }: Import,
): Promise<WrittenLanguage> {
  const body: CreateLanguage = { name: name.trim() };
  if (content === 'empty' || !reading)
    return addLanguage(projectId, body, { warnings: [], hasNewKeys: false });
  const { groups, warnings } = reading;
  const hasNewKeys = preview !== null && preview.created.length > 0;
  return addLanguage(projectId, { ...body, groups, replaceExistingKeys }, { warnings, hasNewKeys });
}

function NameField({ except }: { except: readonly LanguageView[] }) {
  const text = useText();
  const rules = useRules();
  return (
    <Form.Item<LanguageForm>
      name="name"
      label={text('language.name')}
      rules={[
        { required: true, whitespace: true, message: text('form.language_name') },
        { max: LIMITS.name, message: text('form.too_long', { max: LIMITS.name }) },
        ...rules(plainName),
      ]}
    >
      <LanguageField except={except} />
    </Form.Item>
  );
}

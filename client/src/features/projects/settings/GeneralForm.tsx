import { Button, Form, Select } from 'antd';
import type { FormInstance } from 'antd';
import { useCallback } from 'react';

import type { ProjectDetails, UpdateProject, WriteProject } from '#core/api/projects.js';

import { useText } from '../../../i18n/use-text.js';
import { useAction } from '../../../lib/hooks/use-action.js';
import { useChord } from '../../../lib/hooks/use-shortcut.js';
import { typedText } from '../../../lib/text/typed-text.js';
import { baseLanguageOf } from '../../../project/store/base-language.js';
import { FailureAlert } from '../../../ui/dialogs/FailureAlert.js';
import { useUpdateProject } from '../api.js';
import styles from './GeneralForm.module.css';
import { ProjectFields } from '../ProjectFields.js';

type Fields = Required<WriteProject> & Pick<ProjectDetails, 'sourceLanguageId'>;

const differ = (typed: Partial<Fields> | undefined, saved: Fields): boolean =>
  (['name', 'description', 'color', 'sourceLanguageId'] as const).some(
    (field) => typed?.[field] !== undefined && typed[field] !== saved[field],
  );

/** The base language is sent only if it has changed, because setting it resets which translations are stale. */
const changeOf = ({ sourceLanguageId, ...values }: Fields, saved: Fields): UpdateProject =>
  sourceLanguageId === null || sourceLanguageId === saved.sourceLanguageId
    ? values
    : { ...values, sourceLanguageId };

/** Typed text stays until it is saved, the page is reloaded or the user changes. */
export function GeneralForm({ project, mayWrite }: { project: ProjectDetails; mayWrite: boolean }) {
  const text = useText();
  const { id, name, description, color, languages } = project;
  const saved: Fields = { name, description, color, sourceLanguageId: baseLanguageOf(project)?.id ?? null };
  const memory = `settings-general-${id}`;
  const [form] = Form.useForm<Fields>();
  const typed = Form.useWatch<Partial<Fields>>([], form) ?? { ...saved, ...typedText.of(memory) };
  const isChanged = mayWrite && differ(typed, saved);
  const [run, running, failure] = useAction(useUpdateProject(id), {
    success: 'toast.project_updated',
    errors: { 403: 'error.unauthorized', not_existing_language: 'errors.not_existing_language' },
    tell: 'place',
    onSuccess: () => typedText.forget(memory),
  });
  useSaveKey(form, isChanged);
  return (
    <Form<Fields>
      form={form}
      layout="vertical"
      requiredMark={false}
      disabled={!mayWrite}
      className={styles.form ?? ''}
      scrollToFirstError={{ focus: true }}
      initialValues={{ ...saved, ...(mayWrite ? typedText.of(memory) : {}) }}
      onValuesChange={(_, values) => typedText.keep(memory, values)}
      onFinish={(values) => void run(changeOf(values, saved))}
    >
      <ProjectFields />
      <Form.Item
        name="sourceLanguageId"
        label={text('settings.base_language')}
        extra={text('settings.base_language_help')}
        className={styles.source ?? ''}
      >
        <Select
          options={languages.map((language) => ({ value: language.id, label: language.name }))}
          showSearch={{ optionFilterProp: 'label' }}
        />
      </Form.Item>
      <FailureAlert failure={failure} className={styles.failure} />
      {mayWrite && (
        <Button
          type="primary"
          htmlType="submit"
          aria-keyshortcuts="Control+S Meta+S"
          disabled={!isChanged}
          loading={running}
        >
          {text('app.save')}
        </Button>
      )}
    </Form>
  );
}

/** Ctrl+S saves the changes instead of the page. */
function useSaveKey(form: FormInstance<Fields>, isChanged: boolean): void {
  useChord(
    's',
    useCallback(() => (isChanged ? form.submit() : undefined), [form, isChanged]),
  );
}

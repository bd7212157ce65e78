import { Button, Form } from 'antd';
import type { FormInstance } from 'antd';
import { useCallback } from 'react';

import type { ProjectView, WriteProject } from '#core/api/projects.js';

import { useText } from '../../i18n/use-text.js';
import { useAction } from '../../lib/hooks/use-action.js';
import { useCan } from '../../lib/hooks/use-can.js';
import { useChord } from '../../lib/hooks/use-shortcut.js';
import { typedText } from '../../lib/text/typed-text.js';
import { ReadOnlyTag } from '../../project/ui/ReadOnlyTag.js';
import { FailureAlert } from '../../ui/FailureAlert.js';
import { Section } from '../../ui/Section.js';
import { useUpdateProject } from './api.js';
import styles from './GeneralSection.module.css';
import { ProjectFields } from './ProjectFields.js';
import { ProjectId } from './ProjectId.js';

interface GeneralSectionProps {
  project: ProjectView & { role: string };
  onDelete: () => void;
}

/** Name, description and colour of a project, its id, and its end. */
export function GeneralSection({ project, onDelete }: GeneralSectionProps) {
  const text = useText();
  const can = useCan(project);
  const mayWrite = can('canWriteProject');
  return (
    <>
      <Section
        isMain
        title={text('settings.general')}
        tag={mayWrite ? undefined : <ReadOnlyTag archive={project} />}
      >
        <GeneralForm project={project} mayWrite={mayWrite} />
      </Section>
      <ProjectId id={project.id} />
      {can('canDeleteProject') && (
        <Section
          danger
          level={3}
          title={text('project.delete')}
          help={text('settings.delete_help')}
          aside={
            <Button danger onClick={onDelete}>
              {text('project.delete')}
            </Button>
          }
        />
      )}
    </>
  );
}

type Fields = Required<WriteProject>;

const differ = (typed: Partial<Fields> | undefined, saved: Fields): boolean =>
  (['name', 'description', 'color'] as const).some(
    (field) => typed?.[field] !== undefined && typed[field] !== saved[field],
  );

/** What is typed stays until it is saved, the page is loaded again or the user changes. */
function GeneralForm({ project, mayWrite }: { project: ProjectView; mayWrite: boolean }) {
  const text = useText();
  const { id, name, description, color } = project;
  const saved: Fields = { name, description, color };
  const memory = `settings-general-${id}`;
  const [form] = Form.useForm<Fields>();
  const typed = Form.useWatch<Partial<Fields>>([], form) ?? { ...saved, ...typedText.of(memory) };
  const isChanged = mayWrite && differ(typed, saved);
  const [run, running, failure] = useAction(useUpdateProject(id), {
    success: 'toast.project_updated',
    errors: { 403: 'error.unauthorized' },
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
      onFinish={(values) => void run(values)}
    >
      <ProjectFields />
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

/** Ctrl+S saves what has changed, and never saves the page as a file. */
function useSaveKey(form: FormInstance<Fields>, isChanged: boolean): void {
  useChord(
    's',
    useCallback(() => (isChanged ? form.submit() : undefined), [form, isChanged]),
  );
}

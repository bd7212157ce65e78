import { Button, Form } from 'antd';
import { useEffect } from 'react';

import type { LanguageView } from '#core/api/languages.js';
import type { ProjectDetails } from '#core/api/projects.js';

import { useText } from '../../i18n/use-text.js';
import { useAction } from '../../lib/hooks/use-action.js';
import { useProjectCache } from '../../project/project-cache.js';
import { updateLanguage } from '../../project/store/edit-project.js';
import { LanguageFields } from '../../project/ui/languages/LanguageFields.js';
import { tagOrGuess } from '../../project/ui/languages/TagField.js';
import { FailureAlert } from '../../ui/dialogs/FailureAlert.js';
import { sendLanguage } from './api.js';
import styles from './LanguageEditor.module.css';

interface LanguageEditorProps {
  project: ProjectDetails;
  language: LanguageView;
  onClose: () => void;
}

interface EditedLanguage {
  name: string;
  tag?: string | undefined;
}

const ERRORS = {
  language_already_exists: { field: 'name', id: 'errors.language_already_exists' },
  language_tag_already_exists: { field: 'tag', id: 'errors.language_tag_already_exists' },
  not_existing_language: 'errors.not_existing_language',
  403: 'errors.unauthorized',
} as const;

/** Edits the name and tag of a language in its row. */
export function LanguageEditor({ project, language, onClose }: LanguageEditorProps) {
  const text = useText();
  const [form] = Form.useForm<EditedLanguage>();
  const { updateCache, revalidate } = useProjectCache(project.id);
  const [save, saving, failure] = useAction(
    async ({ name, tag }: EditedLanguage) => {
      const body = { name: name.trim(), tag: tagOrGuess(tag, name) };
      const updated = await sendLanguage(project.id, language.id, body);
      await updateCache((before) => updateLanguage(before, updated));
      // Another tag has other plural forms, whose values only the server knows.
      if (project.pluralMode === 'cldr' && updated.tag !== language.tag) await revalidate();
    },
    {
      success: 'toast.language_updated',
      errors: ERRORS,
      onFieldError: (field, id) => {
        form.setFields([{ name: field as keyof EditedLanguage, errors: [text(id)] }]);
        form.focusField(field);
      },
      tell: 'place',
      onSuccess: onClose,
    },
  );
  // The missing field comes first.
  const first = language.tag === null ? 'tag' : 'name';
  useEffect(() => form.focusField(first), [form, first]);
  return (
    <Form<EditedLanguage>
      form={form}
      layout="vertical"
      requiredMark={false}
      className={styles.editor}
      aria-label={language.name}
      initialValues={{ name: language.name, tag: language.tag ?? undefined }}
      onFinish={(values) => void save(values)}
      onKeyDown={(event) => {
        // Escape closes the editor, not the dialog around it.
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onClose();
      }}
    >
      <LanguageFields
        field="name"
        label="language.name"
        except={project.languages.filter(({ id }) => id !== language.id)}
      />
      <FailureAlert failure={failure} />
      <div className={styles.buttons}>
        <Button onClick={onClose} disabled={saving}>
          {text('app.cancel')}
        </Button>
        <Button type="primary" htmlType="submit" loading={saving}>
          {text('app.save')}
        </Button>
      </div>
    </Form>
  );
}

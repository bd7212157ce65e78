import { Button, Form } from 'antd';

import type { LanguageView } from '#core/api/languages.js';
import type { ProjectDetails } from '#core/api/projects.js';
import { canonicalTag } from '#core/domain/languages/language-tag.js';
import { LIMITS } from '#core/domain/rules.js';

import { useText } from '../../../i18n/use-text.js';
import { useAction } from '../../../lib/hooks/use-action.js';
import { useProjectCache } from '../../../project/project-cache.js';
import { updateLanguage } from '../../../project/store/edit-project.js';
import { TagField, tagOrGuess } from '../../../project/ui/languages/TagField.js';
import { FailureAlert } from '../../../ui/dialogs/FailureAlert.js';
import { sendLanguage } from '../api.js';
import styles from './MissingTag.module.css';

interface MissingTagProps {
  project: ProjectDetails;
  language: LanguageView;
  onTagged: () => void;
}

const ERRORS = {
  language_tag_already_exists: { field: 'tag', id: 'errors.language_tag_already_exists' },
  not_existing_language: 'errors.not_existing_language',
  403: 'errors.unauthorized',
} as const;

/** Asks for the tag of a language, which determines its forms. */
export function MissingTag({ project, language, onTagged }: MissingTagProps) {
  const text = useText();
  const [form] = Form.useForm<{ tag?: string }>();
  const { updateCache } = useProjectCache(project.id);
  const { id, name } = language;
  const [save, isSaving, failure] = useAction(
    async (tag: string) => {
      const updated = await sendLanguage(project.id, id, { name, tag });
      await updateCache((before) => updateLanguage(before, updated));
    },
    {
      success: 'toast.language_updated',
      errors: ERRORS,
      tell: 'place',
      onFieldError: (_, error) => form.setFields([{ name: 'tag', errors: [text(error)] }]),
      onSuccess: onTagged,
    },
  );
  const validate = (_: unknown, typed: string | undefined): Promise<void> =>
    canonicalTag(tagOrGuess(typed, name)) === null
      ? Promise.reject(new Error(text('form.language_tag')))
      : Promise.resolve();
  return (
    <Form<{ tag?: string }>
      form={form}
      className={styles.form ?? ''}
      aria-label={text('language.choose_tag_of', { name })}
      onFinish={({ tag }) => void save(tagOrGuess(tag, name))}
    >
      <span className={styles.fields}>
        <span>{text('plural.no_tag')}</span>
        <Form.Item name="tag" validateTrigger="onSubmit" rules={[{ validator: validate }]}>
          <TagField
            name={name}
            size="small"
            aria-label={text('language.choose_tag_of', { name })}
            maxLength={LIMITS.languageTag}
          />
        </Form.Item>
        <Button size="small" htmlType="submit" loading={isSaving}>
          {text('app.save')}
        </Button>
      </span>
      <FailureAlert failure={failure} />
    </Form>
  );
}

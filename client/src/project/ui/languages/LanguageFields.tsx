import { Form } from 'antd';

import { canonicalTag } from '#core/domain/languages/language-tag.js';
import { LIMITS } from '#core/domain/rules.js';

import type { MessageId } from '../../../i18n/messages.js';
import { useText } from '../../../i18n/use-text.js';
import { useRules } from '../../../lib/hooks/use-rules.js';
import { maxLength, plainName, required, storable } from '../../../lib/text/checks.js';
import type { Check } from '../../../lib/text/checks.js';
import type { NamedLanguage } from '../../../lib/text/language.js';
import { LanguageField } from './LanguageField.js';
import styles from './LanguageFields.module.css';
import { TagField, tagOrGuess } from './TagField.js';

interface LanguageFieldsProps {
  /** The name of the form field for the language name; the tag is in `tag`. */
  field: string;
  label: MessageId;
  /** Languages not to suggest. */
  except?: readonly NamedLanguage[];
}

/** The name and the tag of a language, side by side; the tag is guessed while the name is typed. */
export function LanguageFields({ field, label, except = [] }: LanguageFieldsProps) {
  const text = useText();
  const rules = useRules();
  const form = Form.useFormInstance<Record<string, string>>();
  const name = Form.useWatch(field, form) ?? '';
  return (
    <div className={styles.fields}>
      <Form.Item
        name={field}
        label={text(label)}
        rules={rules(required('form.language_name'), maxLength(LIMITS.name), plainName, storable)}
      >
        <LanguageField except={except} />
      </Form.Item>
      <Form.Item
        name="tag"
        label={text('language.code')}
        dependencies={[field]}
        validateTrigger="onSubmit"
        rules={rules(tagOf(field))}
      >
        <TagField name={name} maxLength={LIMITS.languageTag} />
      </Form.Item>
    </div>
  );
}

/** Without a typed tag, the guess from the name counts; a missing name is reported there. */
const tagOf =
  (field: string): Check =>
  (_typed, form) => {
    const name = form[field] ?? '';
    const isWell = name.trim() === '' || canonicalTag(tagOrGuess(form['tag'], name)) !== null;
    return isWell ? null : { id: 'form.language_tag' };
  };

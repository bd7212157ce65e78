import { Form } from 'antd';

import type { LanguageView } from '#core/api/languages.js';
import { requiredForms } from '#core/domain/forms-of.js';
import type { PluralForm, PluralMode } from '#core/domain/plural-rules.js';
import { LIMITS } from '#core/domain/rules.js';

import { langOf } from '../../lib/text/language.js';
import { LanguageBadge } from '../../project/ui/languages/LanguageBadge.js';
import { useFormText } from '../../project/ui/use-form-text.js';
import { GrowingTextArea } from '../../ui/fields/GrowingTextArea.js';
import styles from './CreateKeyDialog.module.css';

/** The forms of a key in a language; only null for a singular. */
export const formsIn = (
  { tag }: Pick<LanguageView, 'tag'>,
  isPlural: boolean,
  mode: PluralMode,
): readonly (PluralForm | null)[] => (isPlural ? requiredForms({ mode, tag }) : [null]);

/** One text, or one for each form that a plural needs. */
export function TextFields({ language, pluralMode }: { language: LanguageView; pluralMode: PluralMode }) {
  const isPlural = Form.useWatch<boolean | undefined>('isPlural') ?? false;
  const forms = formsIn(language, isPlural, pluralMode);
  const formText = useFormText(language, pluralMode, forms);
  return (
    <fieldset className={styles.language}>
      <legend>
        <LanguageBadge {...language} />
        {language.name}
      </legend>
      {forms.map((form) => (
        <Form.Item
          key={form ?? 'one'}
          name={['texts', String(language.id), form ?? 'one']}
          label={form && <FormLabel form={form} examples={formText.long(form)} />}
          className={styles.text ?? ''}
        >
          <GrowingTextArea
            maxRows={6}
            maxLength={LIMITS.valueText}
            aria-label={form === null ? language.name : `${language.name}, ${formText.label(form)}`}
            {...langOf(language)}
          />
        </Form.Item>
      ))}
    </fieldset>
  );
}

/** The name of a form and example numbers. */
const FormLabel = ({ form, examples }: { form: PluralForm; examples: string }) =>
  examples === '' ? (
    form
  ) : (
    <>
      {form}
      <span className={styles.examples}>{examples}</span>
    </>
  );

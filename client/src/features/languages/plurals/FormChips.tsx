import { optionalForms, requiredForms } from '#core/domain/forms-of.js';
import type { PluralPlace } from '#core/domain/forms-of.js';

import { useFormText } from '../../../project/ui/use-form-text.js';
import styles from './FormChips.module.css';

/** The forms of a language with example numbers; optional forms are dashed. */
export function FormChips({ mode, tag }: PluralPlace) {
  const required = requiredForms({ mode, tag });
  const rare = optionalForms({ mode, tag }).filter((form) => !form.startsWith('='));
  const { short } = useFormText({ tag }, mode, required);
  return (
    <ul className={styles.forms}>
      {[...required, ...rare].map((form) => (
        <li key={form} className={rare.includes(form) ? `${styles.form} ${styles.rare}` : styles.form}>
          <b translate="no">{form}</b> {short(form)}
        </li>
      ))}
    </ul>
  );
}

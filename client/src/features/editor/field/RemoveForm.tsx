import { CloseOutlined } from '@ant-design/icons';

import { useText } from '../../../i18n/use-text.js';
import type { PlacedCell } from '../../../project/store/use-cells.js';
import styles from './RemoveForm.module.css';
import type { FormFields } from './use-form-fields.js';

interface RemoveFormProps {
  of: PlacedCell;
  fields: FormFields;
}

/** Marks the element that contains the fields of a plural. */
export const FORM_FIELDS = { 'data-form-fields': true };

/** Removes the text of a form that the language does not require; absent for other forms. */
export function RemoveForm({ of: placed, fields: { formText, isRemovable, remove } }: RemoveFormProps) {
  const text = useText();
  const { quantity } = placed.ref;
  if (quantity === null || !isRemovable(placed)) return null;
  const label = text('plural.remove', { form: formText.name(quantity) });
  return (
    <button
      type="button"
      className={styles.remove}
      title={label}
      aria-label={label}
      onClick={({ currentTarget }) => {
        // The button is removed with its field: the focus moves to the field of `other`, which stays.
        const fields = currentTarget.closest('[data-form-fields]')?.querySelectorAll('textarea');
        [...(fields ?? [])].at(-1)?.focus({ preventScroll: true });
        remove(placed.ref);
      }}
    >
      <CloseOutlined aria-hidden />
    </button>
  );
}

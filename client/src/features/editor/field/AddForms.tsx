import { PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';

import type { PluralForm } from '#core/domain/plural-rules.js';

import { useText } from '../../../i18n/use-text.js';
import styles from './AddForms.module.css';
import type { FormFields } from './use-form-fields.js';

/** Buttons that add fields for rarely used plural forms. */
export function AddForms({ addable, add }: Pick<FormFields, 'addable' | 'add'>) {
  const text = useText();
  const hasZero = addable.includes('=0');
  const rare = addable.filter(isRare);
  if (!hasZero && rare.length === 0) return null;
  return (
    <div className={styles.forms}>
      {hasZero && (
        <Button type="text" size="small" icon={<PlusOutlined aria-hidden />} onClick={() => add(['=0'])}>
          {text('plural.add_zero')}
        </Button>
      )}
      {rare.length > 0 && (
        <Button type="text" size="small" onClick={() => add(rare)}>
          {text('plural.rare')}
        </Button>
      )}
    </div>
  );
}

/** All forms that can be added are rare, except exact numbers. */
const isRare = (form: PluralForm): boolean => !form.startsWith('=');

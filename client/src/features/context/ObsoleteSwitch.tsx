import { Switch } from 'antd';

import { useText } from '../../i18n/use-text.js';
import { useProjectContext } from '../../project/project-context.js';
import type { KeySectionProps } from '../../project/section-props.js';
import styles from './Context.module.css';
import { ContextField } from './ContextField.js';
import { useSaveContext } from './use-save-context.js';

/** Marks the key as obsolete. */
export function ObsoleteSwitch({ row }: KeySectionProps) {
  const text = useText();
  const { can } = useProjectContext();
  const [save, isSaving, failure] = useSaveContext(row);
  return (
    <ContextField label={text('context.obsolete')} trouble={failure && text(failure.id, failure.values)}>
      <label className={styles.obsolete}>
        {can('canWriteKey') && (
          <Switch
            size="small"
            aria-label={text('context.obsolete')}
            checked={row.isObsolete}
            loading={isSaving}
            onChange={(isObsolete) => void save({ isObsolete })}
          />
        )}
        {text('context.obsolete_help')}
      </label>
    </ContextField>
  );
}

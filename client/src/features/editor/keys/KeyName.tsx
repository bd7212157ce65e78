import { toSnakeCase } from '#core/domain/rules.js';

import { useText } from '../../../i18n/use-text.js';
import { useEditor } from '../view/editor-context.js';
import { useProjectCalls } from '../../../project/calls/project-calls.js';
import type { KeySummary } from '../../../project/store/key-summary.js';
import { InlineName } from './InlineName.js';
import styles from './KeyName.module.css';
import { checkKeyName } from './name-checks.js';

interface KeyNameProps {
  row: KeySummary;
  isRenaming: boolean;
  onRenaming: (is: boolean) => void;
}

/** The name of the open key; a click renames it inline, if permitted. */
export function KeyName({ row, isRenaming, onRenaming }: KeyNameProps) {
  const text = useText();
  const { can, project } = useEditor();
  const { renameKey } = useProjectCalls(project.projectId);
  if (isRenaming)
    return (
      <InlineName
        className={styles.field}
        name={row.name}
        label={text('editor.name_of_key', { name: row.name })}
        check={checkKeyName}
        suggest={toSnakeCase}
        save={(name) => renameKey(row.id, name)}
        errors={{
          key_name_already_exists: 'errors.key_name_already_exists',
          not_existing_key: 'errors.not_existing_key',
          403: 'errors.unauthorized',
        }}
        onEnd={() => onRenaming(false)}
      />
    );
  return (
    <h2 className={styles.name} translate="no">
      {can('canWriteKey') ? (
        <button type="button" title={text('editor.rename_key')} onClick={() => onRenaming(true)}>
          {row.name}
        </button>
      ) : (
        row.name
      )}
    </h2>
  );
}

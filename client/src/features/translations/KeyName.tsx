import { toSnakeCase } from '#core/domain/rules.js';

import { useText } from '../../i18n/use-text.js';
import { useEditor } from './editor-tools.js';
import { InlineName } from './InlineName.js';
import styles from './KeyName.module.css';
import { checkKeyName } from './name-checks.js';
import type { KeyToFilter } from './search/filter-keys.js';

interface KeyNameProps {
  row: KeyToFilter;
  isRenaming: boolean;
  onRenaming: (is: boolean) => void;
  renameKey: (keyId: number, name: string) => Promise<unknown>;
}

/** The name of the open key; a click renames it where it stands, by right. */
export function KeyName({ row, isRenaming, onRenaming, renameKey }: KeyNameProps) {
  const text = useText();
  const { can } = useEditor();
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

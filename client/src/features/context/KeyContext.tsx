import type { KeyContext as Fields } from '#core/domain/key-context.js';

import { useText } from '../../i18n/use-text.js';
import { useProjectContext } from '../../project/project-context.js';
import type { KeySectionProps } from '../../project/section-props.js';
import type { KeySummary } from '../../project/store/key-summary.js';
import styles from './Context.module.css';
import { Description } from './Description.js';
import { DocumentPath } from './DocumentPath.js';
import { MaxLength } from './MaxLength.js';
import { ObsoleteSwitch } from './ObsoleteSwitch.js';
import { Tags } from './Tags.js';

interface KeyContextProps extends KeySectionProps {
  onTag: (tag: string) => void;
  onShow: (languageId: number) => void;
  /** The language whose document is shown. */
  languageId: number | undefined;
}

/** The context of a key. Members who may not edit it see only the fields with a content. */
export function KeyContext({ row, onTag, onShow, languageId }: KeyContextProps) {
  const text = useText();
  const shown = useShownFields(row);
  if (shown.size === 0 && row.fileId === null) return <p className={styles.empty}>{text('context.empty')}</p>;
  // Each key has its own fields, so that typed text never moves to another key.
  return (
    <div key={row.id} className={styles.context}>
      {shown.has('description') && <Description row={row} />}
      <div className={styles.pair}>
        {shown.has('tags') && <Tags row={row} onTag={onTag} />}
        {shown.has('maxLength') && <MaxLength row={row} onShow={onShow} />}
      </div>
      {shown.has('isObsolete') && <ObsoleteSwitch row={row} />}
      {row.fileId !== null && <DocumentPath row={row} languageId={languageId} />}
    </div>
  );
}

/** The editable fields, or those to read. */
function useShownFields(row: KeySummary): ReadonlySet<keyof Fields> {
  const { can } = useProjectContext();
  const filled = {
    description: row.description !== '',
    tags: row.tags.length > 0,
    maxLength: row.maxLength !== null,
    isObsolete: row.isObsolete,
  };
  const fields = Object.keys(filled) as (keyof typeof filled)[];
  return new Set(fields.filter((field) => can('canWriteKey') || filled[field]));
}

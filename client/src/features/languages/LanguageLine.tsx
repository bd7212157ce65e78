import { DeleteOutlined, UploadOutlined } from '@ant-design/icons';
import { Button, Tooltip } from 'antd';
import { FormattedNumber } from 'react-intl';

import type { LanguageView } from '#core/api/languages.js';

import { useText } from '../../i18n/use-text.js';
import { langOf } from '../../lib/text/language.js';
import styles from './LanguagesSection.module.css';
import { TagButton } from './TagButton.js';
import { TagText } from './TagText.js';

interface LineActions {
  onImport: (languageId: number) => void;
  /** Null for the last language, which cannot be deleted. */
  onDelete: ((languageId: number) => void) | null;
}

export interface LanguageLineProps {
  line: LanguageView & {
    keys: number;
    /** From 0 to 1. */
    validated: number;
  };
  /** Otherwise the code is below the name. */
  hasCodeColumn: boolean;
  /** Whether the user may edit only some languages. */
  hasAccess: boolean;
  takesFocus: boolean;
  /** The id of the text that explains why the last language cannot be deleted. */
  whyLast: string;
  /** Null if the user may not change languages. */
  actions: LineActions | null;
  onEdit: () => void;
}

/** A language: its code, its access, its number of keys, its validated share, and its actions. */
export function LanguageLine(props: LanguageLineProps) {
  const { line, hasCodeColumn, hasAccess, takesFocus, whyLast, actions, onEdit } = props;
  const text = useText();
  const { id, name, access, keys, validated } = line;
  const mayEdit = actions !== null && access === 'target';
  const tag = mayEdit ? (
    <TagButton language={line} takesFocus={takesFocus} onEdit={onEdit} />
  ) : (
    <TagText language={line} mayEdit={false} />
  );
  return (
    <tr>
      <th scope="row">
        <span {...langOf(line)}>{name}</span>
        {!hasCodeColumn && <div>{tag}</div>}
      </th>
      {hasCodeColumn && <td>{tag}</td>}
      {hasAccess && (
        <td className={styles.minor}>{text(access === 'source' ? 'editor.source' : 'editor.target')}</td>
      )}
      <td className="num">{text('language.key_count', { count: keys })}</td>
      <td className={`num ${styles.end}`}>
        <FormattedNumber value={validated} style="percent" />
      </td>
      {actions && (
        <td className={styles.end}>
          {mayEdit && (
            <>
              <Tooltip title={text('language.import')}>
                <Button
                  type="text"
                  icon={<UploadOutlined aria-hidden />}
                  aria-label={text('language.import_title', { name })}
                  onClick={() => actions.onImport(id)}
                />
              </Tooltip>
              <Button
                type="text"
                danger
                icon={<DeleteOutlined aria-hidden />}
                aria-label={text('language.delete_title', { name })}
                aria-describedby={actions.onDelete === null ? whyLast : undefined}
                disabled={actions.onDelete === null}
                onClick={() => actions.onDelete?.(id)}
              />
            </>
          )}
        </td>
      )}
    </tr>
  );
}

import { DeleteOutlined, TranslationOutlined, UploadOutlined } from '@ant-design/icons';
import { Button, Tooltip } from 'antd';
import { FormattedNumber } from 'react-intl';

import type { LanguageView } from '#core/api/languages.js';
import type { ProjectDetails } from '#core/api/projects.js';

import { useText } from '../../i18n/use-text.js';
import { langOf, tagOf } from '../../lib/text/language.js';
import { useCan } from '../../lib/hooks/use-can.js';
import { Dialog } from '../../ui/Dialog.js';
import { hasOneLanguage } from '../../lib/last-language.js';
import styles from './LanguagesDialog.module.css';

interface LanguagesDialogProps {
  open: boolean;
  project: ProjectDetails;
  onAdd: () => void;
  onImport: (languageId: number) => void;
  onDelete: (languageId: number) => void;
  onClose: () => void;
}

interface LanguageLine extends LanguageView {
  keys: number;
  /** From 0 to 1. */
  validated: number;
}

/** The languages of a project: code, access, how many keys, how much is validated. */
export function LanguagesDialog(props: LanguagesDialogProps) {
  const { open, project, onAdd, onImport, onDelete, onClose } = props;
  const text = useText();
  const mayWrite = useCan(project)('canWriteLanguage');
  const isLast = hasOneLanguage(project);
  return (
    <Dialog
      open={open}
      title={text('language.manage_title')}
      width={640}
      className="dialog"
      footer={
        mayWrite && (
          <Button icon={<TranslationOutlined aria-hidden />} onClick={onAdd}>
            {text('language.add_title')}
          </Button>
        )
      }
      onCancel={onClose}
    >
      <div className={styles.scroll}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{text('language.name')}</th>
              <th scope="col" className={styles.minor}>
                {text('language.code')}
              </th>
              {project.targetRestricted && (
                <th scope="col" className={styles.minor}>
                  {text('language.access')}
                </th>
              )}
              <th scope="col">{text('language.keys')}</th>
              <th scope="col" className={styles.end}>
                {text('language.validated')}
              </th>
              {mayWrite && (
                <th scope="col">
                  <span className="visually-hidden">{text('app.more')}</span>
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {linesOf(project).map((line) => (
              <Line
                key={line.id}
                line={line}
                hasAccess={project.targetRestricted}
                actions={mayWrite ? { onImport, onDelete: isLast ? null : onDelete } : null}
              />
            ))}
          </tbody>
        </table>
      </div>
      {mayWrite && isLast && (
        <p id={LAST_ID} className={styles.last}>
          {text('errors.last_language')}
        </p>
      )}
    </Dialog>
  );
}

/** Explains why the last language cannot be deleted. */
const LAST_ID = 'last-language';

interface LineActions extends Pick<LanguagesDialogProps, 'onImport'> {
  /** Null: the last language stays. */
  onDelete: LanguagesDialogProps['onDelete'] | null;
}

interface LineProps {
  line: LanguageLine;
  /** Whether the user may write some languages only. */
  hasAccess: boolean;
  /** Null: this user may not. */
  actions: LineActions | null;
}

function Line({ line, hasAccess, actions }: LineProps) {
  const text = useText();
  const { id, name, access, keys, validated } = line;
  return (
    <tr>
      <th scope="row" {...langOf(name)}>
        {name}
      </th>
      <td className={`mono ${styles.minor}`} translate="no">
        {tagOf(name)}
      </td>
      {hasAccess && (
        <td className={styles.minor}>{text(access === 'source' ? 'editor.source' : 'editor.target')}</td>
      )}
      <td className="num">{text('language.key_count', { count: keys })}</td>
      <td className={`num ${styles.end}`}>
        <FormattedNumber value={validated} style="percent" />
      </td>
      {actions && (
        <td className={styles.end}>
          {access === 'target' && (
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
                aria-describedby={actions.onDelete === null ? LAST_ID : undefined}
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

function linesOf({ languages, groups }: ProjectDetails): LanguageLine[] {
  const keys = groups.flatMap((group) => group.keys);
  return languages.map((language) => {
    const values = keys.flatMap((key) => key.values.filter(({ languageId }) => languageId === language.id));
    const validated = values.filter(({ name, status }) => name !== '' && status === 'validated').length;
    const filled = keys.filter((key) =>
      key.values.some(({ languageId }) => languageId === language.id),
    ).length;
    const share = values.length === 0 ? 0 : Math.floor((validated / values.length) * 100) / 100;
    return { ...language, keys: filled, validated: share };
  });
}

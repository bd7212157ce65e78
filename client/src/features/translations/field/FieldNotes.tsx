import { Button } from 'antd';

import type { LanguageView } from '#core/api/languages.js';

import { useText } from '../../../i18n/use-text.js';
import { langOf } from '../../../lib/language.js';
import { missingPlaceholders } from '../../../lib/placeholders.js';
import styles from './FieldNotes.module.css';
import { conflictText } from '../conflict-text.js';
import type { OpenProject } from '../store/open-project.js';
import type { Field } from './use-field.js';

interface FieldNotesProps {
  project: OpenProject;
  field: Field;
  language: LanguageView;
  /** The text of the reference; empty where there is none. */
  source: string;
  /** Whether the user is in this field: hints show there only, troubles always. */
  isActive: boolean;
}

/** What is said under a field: troubles with saving, missing placeholders, what saving will do. Nothing blocks. */
export function FieldNotes({ project, field, language, source, isActive }: FieldNotesProps) {
  return (
    <>
      <Trouble project={project} field={field} language={language} />
      {isActive && <Missing field={field} source={source} />}
      {isActive && <BackToModified field={field} />}
    </>
  );
}

function Trouble({ project, field, language }: Omit<FieldNotesProps, 'source' | 'isActive'>) {
  const text = useText();
  const { ref, cell } = field;
  if (cell.unsaved?.name === 'failed')
    return (
      <div className={styles.trouble} role="alert">
        <span>{text(cell.unsaved.message)}</span>
        <span className={styles.actions}>
          <Button size="small" onClick={() => project.retry(ref)}>
            {text('app.retry')}
          </Button>
          <Button size="small" onClick={() => project.discard(ref)}>
            {text('editor.discard')}
          </Button>
        </span>
      </div>
    );
  const theirs = cell.unsaved?.name === 'conflict' ? cell.unsaved.theirs : cell.news;
  if (theirs === null) return null;
  return (
    <div className={styles.trouble} role="alert">
      <span {...langOf(language.name)}>{conflictText(theirs, text)}</span>
      <span className={styles.actions}>
        <Button size="small" onClick={field.useTheirs}>
          {text('editor.use_theirs')}
        </Button>
        <Button size="small" type="primary" onClick={field.keepMine}>
          {text('editor.keep_mine')}
        </Button>
      </span>
    </div>
  );
}

function Missing({ field, source }: { field: Field; source: string }) {
  const text = useText();
  if (field.text === '') return null;
  const missing = missingPlaceholders(source, field.text);
  if (missing.length === 0) return null;
  return (
    <div className={styles.note}>
      <span>{text('editor.placeholder_missing', { list: '' })}</span>
      {missing.map((placeholder, at) => (
        <button
          key={`${placeholder} ${at}`}
          type="button"
          className={styles.insert}
          title={text('editor.placeholder_insert', { placeholder })}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => field.type(field.text + placeholder)}
        >
          {placeholder}
        </button>
      ))}
    </div>
  );
}

function BackToModified({ field: { cell } }: { field: Field }) {
  const text = useText();
  const isJudged = cell.text !== '' && cell.status === 'validated';
  return isJudged ? <div className={styles.note}>{text('editor.back_to_modified')}</div> : null;
}

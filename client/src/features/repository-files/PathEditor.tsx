import { Button, Input } from 'antd';
import type { InputRef } from 'antd';
import { useEffect, useId, useRef, useState } from 'react';
import type { FormEvent } from 'react';

import type { TemplateFault } from '#core/repository/path-template.js';
import { pathsOfDocuments, renameFault } from '#core/repository/rename-file.js';

import type { MessageId, MessageValues } from '../../i18n/messages.js';
import { useText } from '../../i18n/use-text.js';
import { useAction } from '../../lib/hooks/use-action.js';
import { FailureAlert } from '../../ui/dialogs/FailureAlert.js';
import type { FileRow } from './file-rows.js';
import styles from './Files.module.css';

interface PathEditorProps {
  file: FileRow;
  /** The templates of the other files. */
  taken: readonly string[];
  onSave: (path: string) => Promise<void>;
  onClose: () => void;
}

const ERRORS = {
  file_already_exists: 'errors.file_already_exists',
  not_existing_file: 'errors.not_existing_file',
  403: 'errors.unauthorized',
} as const;

/** Edits the template of a file in its row, and says which documents follow. */
export function PathEditor({ file, taken, onSave, onClose }: PathEditorProps) {
  const text = useText();
  const id = useId();
  const [path, setPath] = useState(file.path);
  const field = useRef<InputRef>(null);
  useEffect(() => field.current?.focus(), []);
  const [wasSent, setSent] = useState(false);
  const [save, saving, failure] = useAction(onSave, { errors: ERRORS, tell: 'place', onSuccess: onClose });
  const isSame = path === file.path;
  const { error, follow } = outcomeOf(file, path, taken);
  const [first] = follow;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setSent(true);
    if (isSame) onClose();
    else if (!error) void save(path);
  };
  return (
    <form className={styles.editor} aria-label={text('files.change_path')} onSubmit={submit}>
      <Input
        ref={field}
        value={path}
        aria-label={text('files.change_path')}
        className={styles.field ?? ''}
        spellCheck={false}
        autoComplete="off"
        maxLength={400}
        status={error ? 'error' : ''}
        aria-invalid={error !== null}
        aria-describedby={id}
        onChange={(event) => setPath(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onClose();
        }}
      />
      <p
        id={id}
        className={error ? styles.error : styles.follows}
        role={error && wasSent ? 'alert' : 'status'}
      >
        {error
          ? text(error.id, error.values)
          : first && text('files.follows', { n: follow.length, ...first })}
      </p>
      <FailureAlert failure={failure} />
      <div className={styles.buttons}>
        <Button onClick={onClose} disabled={saving}>
          {text('app.cancel')}
        </Button>
        <Button type="primary" htmlType="submit" loading={saving}>
          {text('app.save')}
        </Button>
      </div>
    </form>
  );
}

interface Told {
  id: MessageId;
  values: MessageValues;
}

interface Outcome {
  error: Told | null;
  follow: { from: string; to: string }[];
}

/** What another template would do: an error, or the documents that follow. */
function outcomeOf(file: FileRow, path: string, taken: readonly string[]): Outcome {
  const none = { error: null, follow: [] };
  if (path === file.path) return none;
  if (taken.includes(path)) return { ...none, error: { id: 'files.path_taken', values: {} } };
  const documents = file.rows.map(({ path: now, language }) => ({ path: now, tag: language?.tag ?? null }));
  const renamed = { template: file.path, holdsAll: file.holdsAll, documents };
  const fault = renameFault(renamed, path);
  if (fault) return { ...none, error: told(fault) };
  return { ...none, follow: following(documents, pathsOfDocuments(renamed, path)) };
}

function told({ reason, part }: TemplateFault): Told {
  const isOfLanguage = reason === 'no_language' || reason === 'mixed';
  return { id: isOfLanguage ? 'files.path_language' : 'files.path_invalid', values: { part } };
}

/** The documents whose paths change. */
const following = (documents: readonly { path: string }[], paths: readonly string[]) =>
  documents.flatMap(({ path: from }, index) => {
    const to = paths[index] ?? from;
    return to === from ? [] : [{ from, to }];
  });

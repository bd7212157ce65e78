import { Button } from 'antd';

import type { LanguageView } from '#core/api/languages.js';

import { useText } from '../../../i18n/use-text.js';
import { toast } from '../../../lib/toast.js';
import styles from '../note/FieldNotes.module.css';

interface ReadOnlyNoteProps {
  language: LanguageView;
  /** The typed text that will not be saved; null if there is none. */
  unsaved: string | null;
  onDiscard: () => void;
}

/** A note under a text that the user may no longer edit, with the typed text to copy. */
export function ReadOnlyNote({ language, unsaved, onDiscard }: ReadOnlyNoteProps) {
  const text = useText();
  if (unsaved === null)
    return (
      <div className={styles.trouble} role="alert">
        {text('live.read_only', { language: language.name })}
      </div>
    );
  const copy = (): void =>
    void navigator.clipboard?.writeText(unsaved).then(() => toast.success('toast.copied'));
  return (
    <div className={styles.trouble} role="alert">
      <span>{text('live.not_saved', { language: language.name })}</span>
      <span className={styles.actions}>
        <Button size="small" onClick={copy}>
          {text('app.copy')}
        </Button>
        <Button size="small" onClick={onDiscard}>
          {text('editor.discard')}
        </Button>
      </span>
    </div>
  );
}

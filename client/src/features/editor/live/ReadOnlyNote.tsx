import { Button } from 'antd';

import type { LanguageView } from '#core/api/languages.js';

import { useText } from '../../../i18n/use-text.js';
import { toast } from '../../../lib/toast.js';
import styles from '../field/FieldNotes.module.css';

interface ReadOnlyNoteProps {
  language: LanguageView;
  /** What the user has typed and nobody will save; null if that is nothing. */
  unsaved: string | null;
  onDiscard: () => void;
}

/** Under a text that its user may no longer write: what was typed stays, to be copied. */
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
      <span>{text('live.kept', { language: language.name })}</span>
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

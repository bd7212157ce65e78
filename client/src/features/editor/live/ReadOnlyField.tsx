import { useProjectContext } from '../../../project/project-context.js';
import type { FieldNoteProps } from '../../../project/section-props.js';
import { ReadOnlyNote } from './ReadOnlyNote.js';

/** A note under a field that became read-only while it was open. */
export function ReadOnlyField({ field, language }: Pick<FieldNoteProps, 'field' | 'language'>) {
  const { session } = useProjectContext().project;
  const { ref, cell } = field;
  const hasUnsaved = field.isTyped || cell.unsaved !== null;
  const discard = (): void => {
    field.restore();
    if (cell.unsaved !== null) session.discard(ref);
  };
  return <ReadOnlyNote language={language} unsaved={hasUnsaved ? field.text : null} onDiscard={discard} />;
}

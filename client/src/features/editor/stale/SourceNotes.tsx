import { useProjectContext } from '../../../project/project-context.js';
import { StaleNote } from './StaleNote.js';
import type { SourceNoteProps } from './source-note.js';
import { TypoOption } from './TypoOption.js';

/** The note under a stale translation, or under a source text that is being edited. */
export function SourceNotes(props: SourceNoteProps) {
  const { cells } = useProjectContext().project;
  const isSource = props.language.id === cells.sourceLanguageId;
  return isSource ? <TypoOption {...props} /> : <StaleNote {...props} />;
}

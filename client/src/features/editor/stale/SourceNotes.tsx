import { useProjectContext } from '../../../project/project-context.js';
import { StaleNote } from './StaleNote.js';
import type { SourceNoteProps } from './source-note.js';
import { TypoOption } from './TypoOption.js';

/** Under a translation whose source has changed, or under a source text that is being changed. */
export function SourceNotes(props: SourceNoteProps) {
  const { cells } = useProjectContext().project;
  const isSource = props.language.id === cells.sourceLanguageId;
  return isSource ? <TypoOption {...props} /> : <StaleNote {...props} />;
}

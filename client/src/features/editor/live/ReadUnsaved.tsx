import type { LanguageView } from '#core/api/languages.js';

import type { PlacedCell } from '../../../project/store/use-cells.js';
import { useEditor } from '../view/editor-context.js';
import { ReadOnlyNote } from './ReadOnlyNote.js';

interface ReadUnsavedProps {
  placed: PlacedCell;
  language: LanguageView;
}

/** A note that a read-only text was typed by the user and is not saved. */
export function ReadUnsaved({ placed: { ref, cell }, language }: ReadUnsavedProps) {
  const { session } = useEditor().project;
  if (cell.unsaved === null || cell.unsaved.name === 'pending') return null;
  return <ReadOnlyNote language={language} unsaved={cell.text} onDiscard={() => session.discard(ref)} />;
}

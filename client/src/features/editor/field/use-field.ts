import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';

import type { OpenProject } from '../../../project/open-project.js';
import { typedText } from '../../../project/saving/edit-session.js';
import type { EditSession } from '../../../project/saving/edit-session.js';
import type { EditedField } from '../../../project/section-props.js';
import type { CellRef } from '../../../project/store/cell-ref.js';
import type { BaseVersion } from '../../../project/saving/save-queue.js';
import { useCell } from '../../../project/store/use-cells.js';

interface Typing {
  text: string;
  /** The version when typing began: if the server has another one meanwhile, it is a conflict. */
  base: BaseVersion;
  /** Whether the edit only corrects a typo of a source text. */
  isTypo: boolean;
}

/** The text of a value while the user edits it. `isActive`: the field has the focus. */
export function useField({ cells, session }: OpenProject, cellRef: CellRef, isActive: boolean): EditedField {
  const { keyId, languageId, quantity } = cellRef;
  const ref = useMemo(() => ({ keyId, languageId, quantity }), [keyId, languageId, quantity]);
  const cell = useCell(cells, ref);
  const [typing, setTyping] = useState<Typing | null>(null);
  const save = (): void => {
    if (typing) session.commit(ref, typing.text, typing.base, typing.isTypo);
  };
  const leaveUnsaved = useAtEnd(save);
  const drop = (): void => {
    setTyping(null);
    leaveUnsaved();
  };
  const keep = (text: string, isTypo: boolean): void => {
    const base = typing?.base ?? session.baseVersion(ref);
    setTyping({ text, base, isTypo });
    session.keepDraft(ref, typedText(text, isTypo), base);
  };
  useEffect(() => (isActive ? session.openField(ref) : undefined), [session, ref, isActive]);
  useEffect(() => session.markSeen(ref));
  useTypingMark(session, ref, typing);

  const text = typing?.text ?? cell.text;
  return {
    ref,
    cell,
    text,
    isTyped: typing !== null && typing.text !== cell.text,
    isTypo: typing?.isTypo ?? false,
    type: (next) => keep(next, typing?.isTypo ?? false),
    setTypo: (isTypo) => keep(text, isTypo),
    commit() {
      save();
      if (typing) drop();
    },
    restore() {
      if (text !== cell.text) session.discardTyped(ref, text);
      drop();
    },
    useTheirs() {
      if (typing) session.discardTyped(ref, typing.text);
      drop();
      session.useTheirs(ref);
    },
    keepMine() {
      drop();
      session.keepMine(ref, text);
    },
  };
}

/** Saves when the field unmounts, unless the returned function was called since the last render. */
function useAtEnd(save: () => void): () => void {
  const atEnd = useRef(save);
  // In the layout: an effect that runs later might undo what was returned.
  useLayoutEffect(() => {
    atEnd.current = save;
  });
  useEffect(() => () => atEnd.current(), []);
  return () => {
    atEnd.current = () => undefined;
  };
}

function useTypingMark(session: EditSession, ref: CellRef, typing: Typing | null): void {
  const hasText = typing === null ? null : typing.text !== '';
  useEffect(
    () => (hasText === null ? undefined : session.startTyping(ref, hasText)),
    [session, ref, hasText],
  );
}

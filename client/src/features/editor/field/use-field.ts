import { useEffect, useMemo, useRef, useState } from 'react';

import type { OpenProject } from '../../../project/open-project.js';
import type { EditSession } from '../../../project/saving/edit-session.js';
import type { EditedField } from '../../../project/section-props.js';
import type { CellRef } from '../../../project/store/cell-ref.js';
import type { BaseVersion } from '../../../project/saving/save-queue.js';
import { useCell } from '../../../project/store/use-cells.js';

interface Typing {
  text: string;
  /** The version the typing began upon: another one on the server meanwhile is a conflict. */
  base: BaseVersion;
}

/** The text of one value while the user edits it; `isActive`: the field has the focus. */
export function useField({ cells, session }: OpenProject, cellRef: CellRef, isActive: boolean): EditedField {
  const { keyId, languageId, quantity } = cellRef;
  const ref = useMemo(() => ({ keyId, languageId, quantity }), [keyId, languageId, quantity]);
  const cell = useCell(cells, ref);
  const [typing, setTyping] = useState<Typing | null>(null);
  // A field that disappears saves, however that came about.
  const commitAtEnd = useRef<() => void>(() => undefined);

  const drop = (): void => {
    setTyping(null);
    commitAtEnd.current = () => undefined;
  };
  const commit = (): void => {
    if (!typing) return;
    session.commit(ref, typing.text, typing.base);
    drop();
  };
  useEffect(() => {
    commitAtEnd.current = () => typing && session.commit(ref, typing.text, typing.base);
  });
  useEffect(() => () => commitAtEnd.current(), []);
  useEffect(() => (isActive ? session.openField(ref) : undefined), [session, ref, isActive]);
  useEffect(() => session.markSeen(ref));
  useTypingMark(session, ref, typing);

  const text = typing?.text ?? cell.text;
  return {
    ref,
    cell,
    text,
    isTyped: typing !== null && typing.text !== cell.text,
    type(next) {
      const base = typing?.base ?? session.baseVersion(ref);
      setTyping({ text: next, base });
      session.keepDraft(ref, next, base);
    },
    commit,
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

function useTypingMark(session: EditSession, ref: CellRef, typing: Typing | null): void {
  const hasText = typing === null ? null : typing.text !== '';
  useEffect(
    () => (hasText === null ? undefined : session.startTyping(ref, hasText)),
    [session, ref, hasText],
  );
}

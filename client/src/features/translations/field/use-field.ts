import { useEffect, useMemo, useRef, useState } from 'react';
import type { RefObject } from 'react';

import type { OpenProject } from '../store/open-project.js';
import type { PlaceRef } from '../store/places.js';
import type { Base } from '../store/save-queue.js';
import { useCell } from '../store/use-open-project.js';
import type { Cell } from '../store/value-cells.js';

export interface Field {
  ref: PlaceRef;
  cell: Cell;
  /** What the field shows: what is being typed, else the value. */
  text: string;
  isTyped: boolean;
  type: (text: string) => void;
  /** Saves what was typed; nothing typed is no call. */
  commit: () => void;
  /** Puts back the text as it was when editing began; what was typed stays within reach of undo. */
  restore: () => void;
  /** Settles a conflict for the text of the other, or for the one the field shows. */
  useTheirs: () => void;
  keepMine: () => void;
}

interface Typing {
  text: string;
  /** What the typing began upon: another version on the server meanwhile is a conflict. */
  base: Base;
}

/** The text of one value while somebody edits it; `isEdited` says since when. */
export function useField(project: OpenProject, place: PlaceRef, isEdited: boolean): Field {
  const { keyId, languageId, quantity } = place;
  const ref = useMemo(() => ({ keyId, languageId, quantity }), [keyId, languageId, quantity]);
  const cell = useCell(project, ref);
  const [typing, setTyping] = useState<Typing | null>(null);
  // Leaving by any way saves: the last commit is at hand when the field goes.
  const leave = useRef<() => void>(() => undefined);

  const drop = (): void => {
    setTyping(null);
    leave.current = () => undefined;
  };
  const commit = (): void => {
    if (!typing) return;
    project.commit(ref, typing.text, typing.base);
    drop();
  };
  useEffect(() => {
    leave.current = () => typing && project.commit(ref, typing.text, typing.base);
  });
  useEffect(() => () => leave.current(), []);
  const opening = useOpening(project, ref, isEdited);

  const text = typing?.text ?? cell.text;
  return {
    ref,
    cell,
    text,
    isTyped: typing !== null && typing.text !== cell.text,
    type(next) {
      const base = typing?.base ?? project.base(ref);
      setTyping({ text: next, base });
      project.typing(ref, next, base);
    },
    commit,
    restore() {
      drop();
      if (text === opening.current) return;
      if (cell.text === opening.current) project.giveUp(ref, text);
      else project.commit(ref, opening.current);
    },
    useTheirs() {
      if (typing) project.giveUp(ref, typing.text);
      drop();
      project.useTheirs(ref);
    },
    keepMine() {
      drop();
      project.keepMine(ref, text);
    },
  };
}

/** The text as it was when editing began. Until it ends, news of the value do not take its place. */
function useOpening(project: OpenProject, ref: PlaceRef, isEdited: boolean): RefObject<string> {
  const opening = useRef('');
  useEffect(() => {
    opening.current = project.cell(ref).text;
    return isEdited ? project.edit(ref) : undefined;
  }, [project, ref, isEdited]);
  useEffect(() => project.seen(ref));
  return opening;
}

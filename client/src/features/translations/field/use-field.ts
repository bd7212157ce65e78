import { useEffect, useRef, useState } from 'react';

import type { OpenProject } from '../store/open-project.js';
import type { PlaceRef } from '../store/places.js';
import type { Base } from '../store/save-queue.js';
import type { Cell } from '../store/value-cells.js';
import { useCell } from '../store/use-open-project.js';

export interface Field {
  ref: PlaceRef;
  cell: Cell;
  /** What the field shows: what is being typed, else the value. */
  text: string;
  isTyped: boolean;
  type: (text: string) => void;
  /** Saves what was typed; nothing typed is no call. */
  commit: () => void;
  /** Puts back the text as it was when the field was opened; what was typed stays within reach of undo. */
  restore: () => void;
}

interface Typing {
  text: string;
  /** What the typing began upon: another version on the server meanwhile is a conflict. */
  base: Base;
}

/** The text of one value while somebody edits it. */
export function useField(project: OpenProject, ref: PlaceRef): Field {
  const cell = useCell(project, ref);
  const [opening] = useState(cell.text);
  const [typing, setTyping] = useState<Typing | null>(null);
  // Leaving by any way saves: the last commit is at hand when the field goes.
  const leave = useRef<() => void>(() => undefined);

  const commit = (): void => {
    if (!typing) return;
    project.commit(ref, typing.text, typing.base);
    setTyping(null);
    leave.current = () => undefined;
  };
  useEffect(() => {
    leave.current = () => typing && project.commit(ref, typing.text, typing.base);
  });
  useEffect(() => () => leave.current(), []);
  useEffect(() => project.seen(ref));

  return {
    ref,
    cell,
    text: typing?.text ?? cell.text,
    isTyped: typing !== null && typing.text !== cell.text,
    type(text) {
      const base = typing?.base ?? project.base(ref);
      setTyping({ text, base });
      project.typing(ref, text, base);
    },
    commit,
    restore() {
      const given = typing?.text ?? cell.text;
      setTyping(null);
      leave.current = () => undefined;
      if (given === opening) return;
      if (cell.text === opening) project.giveUp(ref, given);
      else project.commit(ref, opening);
    },
  };
}

import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';

import { identityChanged } from '../../lib/emitter.js';
import type { OpenProject } from '../../project/open-project.js';
import type { ScrollTarget } from '../../project/scroll-target.js';

/** The focused key where a page of the history was left, by the key of its step. */
const places = new Map<string, number>();
// They are the user's.
identityChanged.listen(() => places.clear());

/** Remembers the row of the focus for when one comes back to this step of the history; returns it then. */
export function usePlace(project: OpenProject): ScrollTarget | null {
  const { key } = useLocation();
  const step = useRef(key);
  useEffect(() => {
    step.current = key;
  }, [key]);
  useEffect(
    () => () => {
      const keyId = project.cells.store.get(project.session.focusedKey);
      if (keyId !== null) places.set(`${project.projectId} ${step.current}`, keyId);
    },
    [project],
  );
  const [place] = useState(() => {
    const keyId = places.get(`${project.projectId} ${key}`);
    const isThere = keyId !== undefined && project.cells.store.get(project.structure).keys.has(keyId);
    return isThere ? { keyId, languageId: null } : null;
  });
  return place;
}

import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';

import { identityChanged } from '../../lib/emitter.js';
import type { OpenProject } from '../../project/open-project.js';
import type { ScrollTarget } from '../../project/scroll-target.js';

/** The focused key when a page of the history was left, by the key of the history entry. */
const places = new Map<string, number>();
// They belong to the user.
identityChanged.listen(() => places.clear());

/** Stores the focused row for a return to this history entry, and returns the stored one. */
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

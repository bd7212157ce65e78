import { useEffect, useState } from 'react';

import type { ProjectDetails } from '#core/api/projects.js';

import { inSlices } from '../../../lib/in-slices.js';
import type { OfferedLanguage } from '../../files/reading/offered-languages.js';
import { countChanges } from './count-changes.js';
import type { ChangeCounts } from './count-changes.js';

const UNKNOWN: ReadonlyMap<string, ChangeCounts> = new Map();

/** What a file with several languages changes in each of them, by code; empty until it is known. */
export function useChangeCounts(
  project: ProjectDetails,
  offered: readonly OfferedLanguage[],
): ReadonlyMap<string, ChangeCounts> {
  const [counted, setCounted] = useState({ of: offered, counts: UNKNOWN });
  useEffect(() => {
    if (offered.length === 0) return;
    const controller = new AbortController();
    void inSlices(countChanges(project, offered), controller.signal).then((counts) =>
      setCounted({ of: offered, counts }),
    );
    return () => controller.abort();
  }, [project, offered]);
  return counted.of === offered ? counted.counts : UNKNOWN;
}

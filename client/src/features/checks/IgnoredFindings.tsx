import { useMemo, useRef, useState } from 'react';

import type { IgnoredFinding } from '#core/api/checks.js';
import type { ProjectDetails } from '#core/api/projects.js';

import { useText } from '../../i18n/use-text.js';
import { LineList } from '../../ui/LineList.js';
import styles from './Checks.module.css';
import { IgnoredLine } from './IgnoredLine.js';

interface IgnoredFindingsProps {
  project: ProjectDetails;
  /** Oldest first. */
  ignored: readonly IgnoredFinding[];
}

const idOf = ({ valueId, check, fingerprint }: IgnoredFinding): string =>
  `${valueId} ${check} ${fingerprint}`;

/** The ignored findings, newest first; absent if there are none. */
export function IgnoredFindings({ project, ignored }: IgnoredFindingsProps) {
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  const summary = useRef<HTMLElement>(null);
  const keyNames = useMemo(
    () => new Map(project.groups.flatMap(({ keys }) => keys.map(({ id, name }) => [id, name]))),
    [project],
  );
  if (ignored.length === 0) return null;
  return (
    <details className={styles.ignored} open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary ref={summary}>{text('check.ignored', { count: ignored.length })}</summary>
      {isOpen && (
        <LineList>
          {ignored.toReversed().map((finding) => (
            <IgnoredLine
              key={idOf(finding)}
              project={project}
              finding={finding}
              keyName={keyNames.get(finding.keyId) ?? ''}
              // The button that had the focus was removed.
              onRestored={() => summary.current?.focus()}
            />
          ))}
        </LineList>
      )}
    </details>
  );
}

import { CHECKS } from '#core/checks/check-ids.js';
import type { CheckGroup } from '#core/checks/check-ids.js';
import type { CheckSettings } from '#core/api/checks.js';
import { DEFAULT_SEVERITIES } from '#core/checks/severities.js';
import type { ProjectDetails } from '#core/api/projects.js';

import { useText } from '../../i18n/use-text.js';
import { severitiesOf } from '../../project/findings/severities-of.js';
import { CheckRow } from './CheckRow.js';
import styles from './Checks.module.css';
import { findingsPath } from './findings-path.js';
import type { CheckChanges } from './use-check-changes.js';
import { useFindingCounts } from './use-finding-counts.js';

const GROUPS = ['code', 'text', 'consistency'] as const satisfies readonly CheckGroup[];

interface CheckGroupsProps {
  project: ProjectDetails;
  settings: CheckSettings;
  /** The language whose severities are shown; null for the severities of the project. */
  languageId: number | null;
  mayWrite: boolean;
  changes: CheckChanges;
}

/**
 * The checks by group, with their severities. A language stores only what differs from the project, which stores only
 * what differs from the defaults.
 */
export function CheckGroups({ project, settings, languageId, mayWrite, changes }: CheckGroupsProps) {
  const text = useText();
  const findings = useFindingCounts(project, settings, languageId);
  const shown = severitiesOf(settings, languageId);
  const above = languageId === null ? DEFAULT_SEVERITIES : severitiesOf(settings, null);
  const place = languageId === null ? {} : { languageId };
  const example = settings.placeholders === 'printf' ? '%d' : '{count}';
  return (
    <div className={styles.card}>
      {GROUPS.map((group) => (
        <section key={group} className={styles.group} aria-label={text(`check.group_${group}`)}>
          <h3>{text(`check.group_${group}`)}</h3>
          <ul>
            {CHECKS.filter((check) => check.group === group).map(({ id }) => (
              <CheckRow
                key={id}
                check={id}
                severity={shown[id]}
                common={languageId !== null && shown[id] !== above[id] ? above[id] : null}
                example={example}
                findings={{
                  count: findings.get(id) ?? 0,
                  path: findingsPath(project.id, id, languageId),
                }}
                failure={changes.failureOf(`${languageId ?? 'all'} ${id}`)}
                onChange={
                  mayWrite
                    ? (severity) =>
                        changes.save(`${languageId ?? 'all'} ${id}`, {
                          ...place,
                          severities: { [id]: severity === above[id] ? null : severity },
                        })
                    : null
                }
              />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

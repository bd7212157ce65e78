import { Button } from 'antd';
import { Link } from 'react-router-dom';

import type { IgnoredFinding } from '#core/api/checks.js';
import type { ProjectDetails } from '#core/api/projects.js';

import { useLocale } from '../../i18n/LocaleProvider.js';
import { useText } from '../../i18n/use-text.js';
import { useAction } from '../../lib/hooks/use-action.js';
import { relativeTime } from '../../lib/text/relative-time.js';
import { useIgnoredFindings } from '../../project/findings/use-ignored-findings.js';
import { Line } from '../../ui/LineList.js';
import { actorOf } from '../../lib/text/actor-of.js';
import styles from './Checks.module.css';

interface IgnoredLineProps {
  project: ProjectDetails;
  finding: IgnoredFinding;
  keyName: string;
  onRestored: () => void;
}

/** An ignored finding: its key and language, who ignored it and when, and a button to restore it. */
export function IgnoredLine({ project, finding, keyName, onRestored }: IgnoredLineProps) {
  const text = useText();
  const { locale } = useLocale().dictionary;
  const language = project.languages.find(({ id }) => id === finding.languageId);
  const [restore, restoring, failure] = useAction(useIgnoredFindings(project.id).restore, {
    errors: { 403: 'errors.unauthorized', not_existing_value: 'errors.not_existing_value' },
    tell: 'place',
    onSuccess: onRestored,
  });
  const name = text(`check.${finding.check}`);
  const when = relativeTime(finding.at, locale, text);
  return (
    <Line
      name={name}
      action={
        language?.access === 'target' &&
        project.archivedAt === null && (
          <Button loading={restoring} onClick={() => void restore(finding)}>
            {text('check.restore')}
            <span className="visually-hidden">{` · ${name}, ${keyName}`}</span>
          </Button>
        )
      }
    >
      <span>
        <Link to={`/projects/${project.id}?key=${finding.keyId}`} className="mono" translate="no">
          {keyName}
        </Link>
        {` · ${language?.name ?? ''}`}
      </span>
      <span>{text('check.ignored_by', { name: actorOf({ actor: finding.user }, text), when })}</span>
      {failure && (
        <span role="alert" className={styles.failure}>
          {text(failure.id, failure.values)}
        </span>
      )}
    </Line>
  );
}

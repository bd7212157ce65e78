import { FormattedNumber } from 'react-intl';

import type { LanguageView } from '#core/api/languages.js';
import type { PluralFormCounts, ProjectDetails } from '#core/api/projects.js';
import type { PluralMode } from '#core/domain/plural-rules.js';

import { langOf } from '../../../lib/text/language.js';
import { LanguageBadge } from '../../../project/ui/languages/LanguageBadge.js';
import { FormChips } from './FormChips.js';
import { MissingTag } from './MissingTag.js';
import styles from './PluralChanges.module.css';

interface PluralChangeLineProps {
  project: ProjectDetails;
  language: LanguageView;
  target: PluralMode;
  /** Otherwise the forms are below the name. */
  hasFormsColumn: boolean;
  /** Undefined until known. */
  counts: PluralFormCounts | undefined;
  onTagged: () => void;
}

/** The effect of a switch on a language: its forms afterwards, and the numbers of new, moved and removed ones. */
export function PluralChangeLine(props: PluralChangeLineProps) {
  const { project, language, target, hasFormsColumn, counts, onTagged } = props;
  const forms =
    target === 'cldr' && language.tag === null ? (
      <MissingTag project={project} language={language} onTagged={onTagged} />
    ) : (
      <FormChips mode={target} tag={language.tag} />
    );
  return (
    <tr>
      <th scope="row">
        <span className={styles.language}>
          <LanguageBadge {...language} />
          <span {...langOf(language)}>{language.name}</span>
        </span>
        {!hasFormsColumn && forms}
      </th>
      {hasFormsColumn && <td>{forms}</td>}
      {(['created', 'moved', 'removed'] as const).map((kind) => (
        <td key={kind} className="num">
          <Count of={counts?.[kind]} />
        </td>
      ))}
    </tr>
  );
}

function Count({ of: count }: { of: number | undefined }) {
  if (count === undefined) return <span aria-hidden className={styles.unknown} />;
  return count === 0 ? '–' : <FormattedNumber value={count} />;
}

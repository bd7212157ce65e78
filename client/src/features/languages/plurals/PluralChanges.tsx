import { useId } from 'react';

import type { PluralModeChange, ProjectDetails } from '#core/api/projects.js';
import type { PluralMode } from '#core/domain/plural-rules.js';

import { useText } from '../../../i18n/use-text.js';
import { useAtLeast } from '../../../lib/hooks/use-media.js';
import { countPlurals, NO_FORMS } from './plural-change.js';
import { PluralChangeLine } from './PluralChangeLine.js';
import styles from './PluralChanges.module.css';

interface PluralChangesProps {
  project: ProjectDetails;
  target: PluralMode;
  /** Undefined until known; the table already has its final size. */
  forecast: PluralModeChange | undefined;
  /** Called when a language has received a tag, which changes its forms. */
  onTagged: () => void;
}

/** The effect of a switch of the plural mode, by language. */
export function PluralChanges({ project, target, forecast, onTagged }: PluralChangesProps) {
  const text = useText();
  const title = useId();
  const hasFormsColumn = useAtLeast('sm');
  const { languages } = project;
  const keys = forecast?.keys ?? countPlurals(project);
  return (
    <section aria-labelledby={title} aria-busy={forecast === undefined}>
      <div className={styles.head}>
        <h3 id={title}>{text('plural.what_changes')}</h3>
        <p role="status">{text('plural.nothing_yet', { keys, languages: languages.length })}</p>
      </div>
      <div className={styles.frame}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{text('language.name')}</th>
              {hasFormsColumn && <th scope="col">{text('plural.col_forms')}</th>}
              <th scope="col">{text('plural.col_new')}</th>
              <th scope="col">{text(target === 'cldr' ? 'plural.col_moved' : 'plural.col_moved_back')}</th>
              <th scope="col">{text('plural.col_removed')}</th>
            </tr>
          </thead>
          <tbody>
            {languages.map((language) => (
              <PluralChangeLine
                key={language.id}
                project={project}
                language={language}
                target={target}
                hasFormsColumn={hasFormsColumn}
                counts={
                  forecast &&
                  (forecast.languages.find(({ languageId }) => languageId === language.id) ?? NO_FORMS)
                }
                onTagged={onTagged}
              />
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

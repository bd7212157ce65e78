import { useId } from 'react';
import type { ReactNode } from 'react';

import type { ProjectDetails } from '#core/api/projects.js';
import type { KeptText, PlaceholderReason, PlaceholderReport, Platform } from '#core/formats/index.js';
import { PLATFORM_RULES } from '#core/formats/naming/platforms.js';

import type { MessageId } from '../../i18n/messages.js';
import { useText } from '../../i18n/use-text.js';
import { langOf } from '../../lib/text/language.js';
import { LanguageBadge } from '../../project/ui/languages/LanguageBadge.js';
import { PlaceholderText } from '../../project/ui/PlaceholderText.js';
import { WordDiff } from '../../project/ui/WordDiff.js';
import { differenceAt, excerpt } from './excerpt.js';
import styles from './PlaceholderChanges.module.css';

const REASONS: Record<PlaceholderReason, MessageId> = {
  unsupported: 'export.placeholder_unsupported',
  not_in_source: 'export.placeholder_not_in_source',
  mixed_positions: 'export.placeholder_mixed_positions',
  mixed_styles: 'export.placeholder_mixed_styles',
  ambiguous: 'export.placeholder_ambiguous',
  unknown_count: 'export.placeholder_unknown_count',
};

interface PlaceholderChangesProps {
  project: Pick<ProjectDetails, 'languages'>;
  report: PlaceholderReport & { platform: Platform };
}

/** The first texts whose placeholders are converted, and those whose placeholders cannot be. */
export function PlaceholderChanges({ project, report }: PlaceholderChangesProps) {
  const text = useText();
  const heading = useId();
  const { changed, changedCount, kept, keptCount } = report;
  return (
    <section className={styles.section} aria-labelledby={heading}>
      <h3 id={heading} className={styles.heading}>
        {text('export.placeholders_heading')}
      </h3>
      <Texts
        title={text('export.placeholders_changed', { count: changedCount })}
        texts={changed}
        count={changedCount}
        project={project}
        show={({ before, after }) => {
          const at = differenceAt(before, after);
          return <WordDiff before={excerpt(before, at)} after={excerpt(after, at)} />;
        }}
      />
      <Texts
        title={text('export.placeholders_kept', { count: keptCount })}
        texts={kept}
        count={keptCount}
        project={project}
        show={(one) => <Kept kept={one} platform={report.platform} />}
      />
    </section>
  );
}

interface TextsProps<T> {
  title: string;
  texts: readonly T[];
  count: number;
  project: Pick<ProjectDetails, 'languages'>;
  show: (text: T) => ReactNode;
}

type Place = Pick<KeptText, 'group' | 'key' | 'languageId' | 'form'>;

function Texts<T extends Place>({ title, texts, count, project, show }: TextsProps<T>) {
  const text = useText();
  const heading = useId();
  if (count === 0) return null;
  return (
    <>
      <h4 id={heading} className={styles.title}>
        {title}
      </h4>
      <ul className={styles.list} aria-labelledby={heading}>
        {texts.map((one) => {
          const language = project.languages.find(({ id }) => id === one.languageId) ?? { name: '' };
          return (
            <li key={`${one.group} ${one.key} ${one.languageId} ${one.form}`} className={styles.row}>
              <span className={styles.place}>
                <span className="mono" translate="no">
                  {[`${one.group} / ${one.key}`, ...(one.form ? [one.form] : [])].join(' · ')}
                </span>
                <LanguageBadge {...language} />
              </span>
              <span {...langOf(language)}>{show(one)}</span>
            </li>
          );
        })}
        {count > texts.length && (
          <li className={styles.more}>{text('imports.more', { count: count - texts.length })}</li>
        )}
      </ul>
    </>
  );
}

function Kept({ kept, platform }: { kept: KeptText; platform: Platform }) {
  const text = useText();
  const { placeholder, reason } = kept;
  const { name } = PLATFORM_RULES[platform];
  return (
    <>
      <PlaceholderText text={excerpt(kept.text, kept.text.indexOf(placeholder))} />
      <small className={styles.reason}>{text(REASONS[reason], { placeholder, platform: name })}</small>
    </>
  );
}

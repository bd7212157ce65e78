import { Alert, Button } from 'antd';
import { useState } from 'react';
import type { ReactNode } from 'react';

import type { ProjectDetails } from '#core/api/projects.js';
import { DEFAULT_ARGUMENT } from '#core/formats/plurals/flavours.js';
import type { ExportOptions, Platform } from '#core/formats/index.js';

import { useText } from '../../i18n/use-text.js';
import styles from './ExportDialog.module.css';
import type { Written } from './export-writer.js';
import { keepExportChoice, readExportChoice } from './export-choice.js';
import type { ExportChoices } from './export-choice.js';
import { ExportContent } from './ExportContent.js';
import { FreshNote } from './FreshNote.js';
import { LanguagesField, PlatformField } from './ExportFields.js';
import type { PlatformFieldProps } from './ExportFields.js';
import { ExportPreview } from './ExportPreview.js';
import { PlaceholderChanges } from './PlaceholderChanges.js';
import { PluralFormatField } from './PluralFormatField.js';
import { UnheldNotes } from './UnheldNotes.js';
import { useExport } from './use-export.js';
import { useFileProfiles, useKnownFiles, useUsualPlatform } from './use-file-profiles.js';
import { XliffVersionField } from './XliffVersionField.js';

const NOTHING_WRITTEN: Omit<Written, 'kind' | 'run' | 'placeholders'> = {
  files: [],
  empty: {},
  unvalidated: {},
  stale: {},
  numbered: 0,
  replaced: 0,
  unheld: [],
  usual: { flavour: 'pipes', argument: DEFAULT_ARGUMENT },
};

interface PlatformExportProps extends Pick<PlatformFieldProps, 'hasRepository'> {
  project: ProjectDetails;
  /** Notes about the texts of some languages. */
  notesOn?: ((languageIds: readonly number[]) => ReactNode) | undefined;
  onRepository: () => void;
  onClose: () => void;
}

/** The export of files for a platform, of the whole project. */
export function PlatformExport(props: PlatformExportProps) {
  const { project, hasRepository, notesOn, onRepository, onClose } = props;
  const text = useText();
  const [chosen, setChoices] = useState(() => readExportChoice(project));
  const known = useKnownFiles(project.id);
  const platform = useUsualPlatform(project.id, chosen.platform);
  const choices: ExportChoices = { ...chosen, platform: platform ?? 'web' };
  const imported = useFileProfiles(known, project, choices);
  const isConverting = convertsPlaceholders(choices, imported.isForeign);
  const options = optionsOf(choices, project, isConverting);
  const { written, isWriting, hasFailed, download } = useExport(project, options, imported.profiles);
  const set = (change: Partial<ExportChoices>): void => {
    const changed = { ...choices, ...change };
    const named = change.platform ?? platform;
    setChoices({ ...changed, platform: named });
    // A platform that neither the user nor the files have chosen is not stored.
    if (named !== null) keepExportChoice(project, changed);
  };
  const { files, usual, ...lacks } = written ?? NOTHING_WRITTEN;
  const placeholders = foreignIn(written, options.platform);
  const isNothing = choices.languageIds.length === 0 || hasNoKeys(project);
  return (
    <>
      <div className={styles.columns}>
        <div className={styles.choices}>
          <PlatformField
            value={platform}
            hasRepository={hasRepository}
            onChange={(target) => (target === 'repository' ? onRepository() : set({ platform: target }))}
          />
          <LanguagesField
            project={project}
            value={options.languageIds}
            onChange={(languageIds) => set({ languageIds })}
          />
          <PluralFormatField project={project} choices={choices} usual={usual} onChange={set} />
          <XliffVersionField choices={choices} hasImported={imported.isOffered} onChange={set} />
          <ExportContent
            project={project}
            options={choices}
            hasImported={imported.isOffered}
            hasForeignPlaceholders={placeholders !== null}
            isConverting={isConverting}
            hasStale={isAnyStale(lacks)}
            onChange={set}
          />
          <Notes project={project} options={options} {...lacks} />
          <UnheldNotes project={project} languageIds={options.languageIds} unheld={lacks.unheld} />
          {notesOn?.(options.languageIds)}
        </div>
        <div className={styles.results}>
          {placeholders && isConverting && <PlaceholderChanges project={project} report={placeholders} />}
          {imported.isLacking && <FreshNote isReading={imported.isReading} retry={imported.retry} />}
          <ExportPreview files={files} isWriting={isWriting} isNothing={isNothing} />
        </div>
      </div>
      {hasFailed && <Alert type="error" showIcon role="alert" title={text('errors.unknown_error')} />}
      <div className={styles.footer}>
        <Button onClick={onClose}>{text('app.cancel')}</Button>
        <Button type="primary" disabled={isNothing} onClick={() => download(project.name)}>
          {text('export.submit', { count: files.length })}
        </Button>
      </div>
    </>
  );
}

const hasNoKeys = ({ groups }: ProjectDetails): boolean => groups.every(({ keys }) => keys.length === 0);

const isAnyStale = ({ stale }: Pick<Written, 'stale'>): boolean =>
  Object.values(stale).some((count) => count > 0);

/**
 * The user's choice for the platform; by default, placeholders are converted if the texts come from another platform.
 */
const convertsPlaceholders = ({ placeholders, platform }: ExportChoices, isForeign: boolean): boolean =>
  placeholders[platform] ?? isForeign;

const optionsOf = (
  { asImported: _, inBaseFolder, placeholders: __, ...options }: ExportChoices,
  { languages: [base] }: ProjectDetails,
  translatePlaceholders: boolean,
): ExportOptions => ({
  ...options,
  baseLanguageId: (inBaseFolder && base?.id) || null,
  translatePlaceholders,
});

/** The placeholders of other platforms; null if there are none, or while the result belongs to other options. */
function foreignIn(written: Written | null, platform: Platform): Written['placeholders'] | null {
  if (written?.placeholders.platform !== platform) return null;
  const { changedCount, keptCount } = written.placeholders;
  return changedCount + keptCount > 0 ? written.placeholders : null;
}

interface NotesProps extends Omit<Written, 'kind' | 'run' | 'files' | 'usual' | 'placeholders' | 'unheld'> {
  project: ProjectDetails;
  options: ExportOptions;
}

/** What the files lack, or name differently from the project. */
function Notes({ project, empty, unvalidated, stale, numbered, replaced, options }: NotesProps) {
  const text = useText();
  // Empty values are not validated either, so one note is enough.
  const [counts, note] = options.validatedOnly
    ? ([unvalidated, 'export.not_validated'] as const)
    : ([empty, 'export.missing'] as const);
  const has = (of: Record<number, number>) => project.languages.filter(({ id }) => (of[id] ?? 0) > 0);
  const lacking = has(counts);
  const changed = options.leaveOutStale ? has(stale) : [];
  if (lacking.length === 0 && changed.length === 0 && numbered === 0 && replaced === 0) return null;
  return (
    <ul className={styles.notes}>
      {lacking.map(({ id, name }) => (
        <li key={id}>{text(note, { count: counts[id] ?? 0, language: name })}</li>
      ))}
      {changed.map(({ id, name }) => (
        <li key={`stale-${id}`}>{text('export.stale', { count: stale[id] ?? 0, language: name })}</li>
      ))}
      {numbered > 0 && <li>{text('export.numbered', { count: numbered })}</li>}
      {replaced > 0 && <li>{text('export.replaced', { count: replaced })}</li>}
    </ul>
  );
}

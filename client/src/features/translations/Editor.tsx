import { useAtomValue } from 'jotai';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { ReactNode } from 'react';

import type { LanguageView } from '#core/api/languages.js';
import type { ProjectDetails } from '#core/api/projects.js';

import { useText } from '../../i18n/use-text.js';
import { announce } from '../../lib/announce.js';
import { lazily } from '../../lib/lazily.js';
import { useCan } from '../../lib/use-can.js';
import { useAtLeast } from '../../lib/use-media.js';
import { columnsOf, keepChoice, readChoice, referenceOf } from './columns.js';
import type { ColumnChoice, Columns } from './columns.js';
import { EditorContext } from './editor-tools.js';
import type { EditorTools } from './editor-tools.js';
import { EditorEmpty } from './EditorEmpty.js';
import styles from './Editor.module.css';
import type { KeyToFilter } from './search/filter-keys.js';
import { FilterBar } from './FilterBar.js';
import { Grid } from './grid/Grid.js';
import type { KeyActions } from './KeyMenu.js';
import { OpenKey } from './OpenKey.js';
import type { OpenProject } from './store/open-project.js';
import { pairOf } from './pair.js';
import { STATUS_LABEL } from './StatusBadge.js';
import { StatusLine } from './StatusLine.js';
import type { Structure } from './store/structure.js';
import { NO_FILTERS } from './url-view.js';
import type { View } from './url-view.js';
import type { Goal } from './grid/use-grid-effects.js';
import { useShownKeys } from './search/use-shown-keys.js';
import type { ShownKeys } from './search/use-shown-keys.js';

/** What the parts of the editor are made of, on any window. */
export interface EditorParts extends EditorProps {
  structure: Structure;
  shown: ShownKeys;
  /** Those of the page. */
  keys: readonly KeyToFilter[];
  columns: Columns;
  choice: ColumnChoice;
  choose: (choice: ColumnChoice) => void;
}

export interface EditorProps extends KeyActions {
  project: OpenProject;
  details: ProjectDetails;
  view: View;
  onView: (change: Partial<View>) => void;
  /** Import warnings not dismissed yet. */
  warnings: number;
  onWarnings: () => void;
  /** A value to show: asked for from outside the grid. */
  goal: Goal | null;
  onGoal: (goal: Goal) => void;
  onNewKey: (groupId: number | null) => void;
  onAddLanguage: () => void;
  onImportLanguage: (languageId: number) => void;
  onDeleteLanguage: (languageId: number) => void;
  onFillLanguage: (languageId: number) => void;
  renameGroup: (groupId: number, name: string) => Promise<unknown>;
  onShortcuts: () => void;
}

export const PhoneEditor = lazily(async () => (await import('./PhoneEditor.js')).PhoneEditor);

/** The texts of a project: what is shown, the grid (on phones: a list), the key that is open. */
export function Editor(props: EditorProps) {
  const { project, details, view } = props;
  const isWide = useAtLeast('md');
  const structure = useAtomValue(project.structure, { store: project.cells.store });
  const [choice, choose] = useChoice(project.projectId);
  const { access, languageIds, size, page } = view;
  const columns = useMemo(
    () => columnsOf(structure.languages, { access, languageIds }, choice),
    [structure.languages, access, languageIds, choice],
  );
  const reference = referenceOf(structure.languages, choice);
  const pair = useMemo(
    () => pairOf(structure.languages, reference, languageIds),
    [structure.languages, reference, languageIds],
  );
  const filtered = isWide ? columns.filtered : pair.target ? [pair.target.id] : [];
  const shown = useShownKeys(project, structure, view, filtered);
  const tools = useTools(project, details, view.query, reference);
  const keys = useMemo(
    () => (size === null ? shown.keys : shown.keys.slice((page - 1) * size, page * size)),
    [shown.keys, size, page],
  );
  useSaidResults(view.query, shown.keys.length);
  const parts: EditorParts = { ...props, structure, shown, keys, columns, choice, choose };
  const why = shown.isPending ? null : emptyReason(structure, filtered.length, keys.length);
  const empty = why && <Nothing {...parts} why={why} />;
  return (
    <EditorContext value={tools}>
      {isWide ? (
        <WideEditor {...parts} empty={empty} />
      ) : (
        <PhoneEditor {...parts} pair={pair} empty={empty} />
      )}
    </EditorContext>
  );
}

function WideEditor(parts: EditorParts & { empty: ReactNode }) {
  const { structure, shown, keys, choice, choose, view, onView, empty } = parts;
  return (
    <>
      <FilterBar
        view={view}
        shown={shown}
        groups={structure.groups}
        languages={structure.languages}
        choice={choice}
        warnings={parts.warnings}
        onView={onView}
        onChoice={choose}
        onWarnings={parts.onWarnings}
        onFirstHit={() => keys[0] && parts.onGoal({ keyId: keys[0].id, languageId: null })}
      />
      <div className={styles.split}>
        {empty === null ? <WideGrid {...parts} /> : <div className={styles.empty}>{empty}</div>}
        <OpenKey {...parts} />
      </div>
      <StatusLine
        project={parts.project}
        totals={totalsOf(structure)}
        keys={shown.keys}
        view={view}
        onView={onView}
        onShortcuts={parts.onShortcuts}
      />
    </>
  );
}

function WideGrid({ choice, choose, onView, onNewKey, ...parts }: EditorParts) {
  const { structure, keys, columns, shown, details, view } = parts;
  const can = useCan(details);
  const onPanel = useCallback((keyId: number | null) => onView({ keyId }), [onView]);
  const newKeyIn = useCallback((groupId: number) => onNewKey(groupId), [onNewKey]);
  return (
    <Grid
      projectName={details.name}
      keys={keys}
      groups={structure.groups}
      columns={columns}
      emptyByGroup={shown.emptyByGroup}
      statuses={view.statuses}
      openKeyId={view.keyId}
      goal={parts.goal}
      onPanel={onPanel}
      onUncover={() => onView({ ...NO_FILTERS, size: null })}
      renameGroup={parts.renameGroup}
      onNewKey={newKeyIn}
      onReference={(referenceId) => choose({ ...choice, referenceId })}
      onHide={(id) => choose({ ...choice, hidden: [...choice.hidden, id] })}
      onOnlyEmpty={(id) => onView({ languageIds: [id], statuses: ['empty'], access: 'all' })}
      onFill={parts.onFillLanguage}
      onImport={can('canWriteLanguage') ? parts.onImportLanguage : null}
      onDelete={can('canWriteLanguage') ? parts.onDeleteLanguage : null}
    />
  );
}

function Nothing(parts: EditorParts & { why: NonNullable<ReturnType<typeof emptyReason>> }) {
  const { why, choice, choose, onView } = parts;
  return (
    <EditorEmpty
      why={why}
      onNewKey={() => parts.onNewKey(null)}
      onAddLanguage={parts.onAddLanguage}
      onClear={() => {
        if (why === 'no-language') choose({ ...choice, hidden: [] });
        onView(why === 'no-language' ? { access: 'all', languageIds: null } : NO_FILTERS);
      }}
    />
  );
}

function emptyReason(
  { keys }: Structure,
  languages: number,
  shown: number,
): 'no-key' | 'no-language' | 'no-result' | null {
  if (keys.size === 0) return 'no-key';
  if (languages === 0) return 'no-language';
  return shown === 0 ? 'no-result' : null;
}

const totalsOf = ({ keys, groups, languages }: Structure) => ({
  keys: keys.size,
  groups: groups.length,
  languages: languages.length,
});

function useChoice(projectId: number): [ColumnChoice, (choice: ColumnChoice) => void] {
  const [choice, setChoice] = useState(() => readChoice(projectId));
  const choose = useCallback(
    (chosen: ColumnChoice) => {
      setChoice(chosen);
      keepChoice(projectId, chosen);
    },
    [projectId],
  );
  return [choice, choose];
}

/** Says how many keys a search found, to those who do not see it. */
function useSaidResults(query: string, count: number): void {
  const text = useText();
  useEffect(() => {
    if (query !== '') announce(text('a11y.results', { count }));
  }, [text, query, count]);
}

function useTools(
  project: OpenProject,
  details: ProjectDetails,
  query: string,
  reference: LanguageView | null,
): EditorTools {
  const can = useCan(details);
  const text = useText();
  return useMemo(
    () => ({
      project,
      can,
      reference,
      query,
      tellStatus: (key, language, status) =>
        announce(
          text('a11y.status_set', {
            key: key.name,
            language: language.name,
            status: text(STATUS_LABEL[status]),
          }),
        ),
    }),
    [project, can, reference, query, text],
  );
}

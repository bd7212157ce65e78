import { useCallback, useEffect, useMemo, useState } from 'react';
import type { ReactNode } from 'react';

import type { LanguageView } from '#core/api/languages.js';

import { useText } from '../../i18n/use-text.js';
import { announce } from '../../lib/announce.js';
import { lazily } from '../../lib/lazily.js';
import { toast } from '../../lib/toast.js';
import { useAtLeast } from '../../lib/hooks/use-media.js';
import type { OpenProject } from '../../project/open-project.js';
import { useProjectContext, useStructure } from '../../project/project-context.js';
import { fetchChecks } from '../../project/checks/use-cell-findings.js';
import { useShownKeys } from '../../project/shown/use-shown-keys.js';
import { columnsOf, keepChoice, readChoice, referenceOf } from './view/columns.js';
import type { ColumnChoice } from './view/columns.js';
import { EditorContext } from './view/editor-context.js';
import type { EditorTools } from './view/editor-context.js';
import type { EditorSlots } from './view/editor-slots.js';
import { EditorViewContext } from './view/editor-view.js';
import type { EditorProps } from './view/editor-view.js';
import { EditorEmpty, emptyReason } from './EditorEmpty.js';
import styles from './Editor.module.css';
import { FilterBar } from './filter-bar/FilterBar.js';
import { Grid } from './grid/Grid.js';
import { OpenKey } from './key-panel/OpenKey.js';
import { pairOf } from './view/pair.js';
import { inRowOrder } from './view/row-order.js';
import { STATUS_LABEL } from './status/StatusBadge.js';
import { StatusLine } from './StatusLine.js';

export const PhoneEditor = lazily(async () => (await import('./phone/PhoneEditor.js')).PhoneEditor);

/** The texts of a project: the filter bar, the grid (on phones a list of cards) and the open key. */
export function Editor(props: EditorProps) {
  const { slots, view } = props;
  const { project } = useProjectContext();
  const isWide = useAtLeast('md');
  const stored = useStructure(project);
  const [choice, choose] = useChoice(project.projectId);
  const structure = useMemo(() => inRowOrder(stored, choice.rowOrder), [stored, choice.rowOrder]);
  const { access, languageIds, size, page } = view;
  const columns = useMemo(
    () => columnsOf(structure, { access, languageIds }, choice),
    [structure, access, languageIds, choice],
  );
  const reference = referenceOf(structure.languages, choice);
  const pair = useMemo(
    () => pairOf(structure.languages, reference, languageIds),
    [structure.languages, reference, languageIds],
  );
  const filtered = isWide ? columns.filtered : pair.target ? [pair.target.id] : [];
  useFindingTracker(project, view.findings !== null);
  const shown = useShownKeys(project, structure, view, filtered);
  const tools = useTools(slots, view.query, reference);
  const keys = useMemo(
    () => (size === null ? shown.keys : shown.keys.slice((page - 1) * size, page * size)),
    [shown.keys, size, page],
  );
  useAnnouncedResults(view.query, shown.keys.length);
  const reason = shown.isPending ? null : emptyReason(structure, filtered.length, keys.length);
  const empty = reason && <EditorEmpty reason={reason} />;
  return (
    <EditorContext value={tools}>
      <EditorViewContext value={{ ...props, structure, shown, keys, columns, choice, choose, pair }}>
        {isWide ? <WideEditor empty={empty} /> : <PhoneEditor empty={empty} />}
      </EditorViewContext>
    </EditorContext>
  );
}

function WideEditor({ empty }: { empty: ReactNode }) {
  return (
    <>
      <FilterBar />
      <div className={styles.split}>
        {empty === null ? <Grid /> : <div className={styles.empty}>{empty}</div>}
        <OpenKey />
      </div>
      <StatusLine />
    </>
  );
}

/** Checks the project while the editor shows it, at once if the filter of findings is on. */
function useFindingTracker({ findings }: OpenProject, isAwaited: boolean): void {
  const [isFirst] = useState(isAwaited);
  useEffect(() => findings.start(isFirst), [findings, isFirst]);
  // With the filter on, the shown cells have marks, which need the checks.
  useEffect(() => (isAwaited ? fetchChecks() : undefined), [isAwaited]);
}

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

/** Announces how many keys a search found, for screen readers. */
function useAnnouncedResults(query: string, count: number): void {
  const text = useText();
  useEffect(() => {
    if (query !== '') announce(text('a11y.results', { count }));
  }, [text, query, count]);
}

function useTools(slots: EditorSlots, query: string, reference: LanguageView | null): EditorTools {
  const { project, can, archive } = useProjectContext();
  const text = useText();
  return useMemo(
    () => ({
      slots,
      project,
      can,
      archive,
      reference,
      query,
      announceStatus: (key, language, status) =>
        announce(
          text('a11y.status_set', {
            key: key.name,
            language: language.name,
            status: text(STATUS_LABEL[status]),
          }),
        ),
      tellBlocked(count, isSeen) {
        if (isSeen) announce(text('finding.blocked', { count }), 'assertive');
        else toast.error('finding.blocked', { count });
      },
      announceUnreviewable: (status) => announce(text('a11y.empty_not_reviewed', { status })),
    }),
    [slots, project, can, archive, reference, query, text],
  );
}

import { Alert, Button } from 'antd';
import { useCallback, useMemo, useState } from 'react';

import type { ProjectDetails } from '#core/api/projects.js';
import type { RepositoryChanges } from '#core/repository/compare/repository-changes.js';

import { useText } from '../../../i18n/use-text.js';
import { ListSkeleton } from '../../../ui/loading/ListSkeleton.js';
import { decide, NO_CHOICES } from '../deciding/choices.js';
import type { Choices } from '../deciding/choices.js';
import type { ChangeFilter } from '../deciding/sections.js';
import { RepositoryStatus } from '../dialog/RepositoryStatus.js';
import { SendingAlert } from '../dialog/SendingAlert.js';
import { useRepository } from '../model/use-repository.js';
import type { FixedChoices, KnownChoices, Repository } from '../model/use-repository.js';
import type { RepositorySource } from '../source/repository-source.js';
import { ChangeGrid } from './ChangeGrid.js';
import { DocumentPane } from './DocumentPane.js';
import styles from './RepositoryReview.module.css';
import { ReviewBar } from './ReviewBar.js';
import type { DocumentFilter } from './ReviewBar.js';
import { ReviewFoot } from './ReviewFoot.js';
import { ReviewPanes } from './ReviewPanes.js';
import { useComparison } from './use-comparison.js';
import { useImport } from './use-import.js';
import { useKept } from './use-kept.js';

interface RepositoryReviewProps {
  project: ProjectDetails;
  source: RepositorySource;
  fixed: FixedChoices;
  /** What earlier imports say of the repository. */
  known: KnownChoices;
  onSource: (source: RepositorySource) => void;
  onDiscard: () => void;
  onImported: () => void;
}

const NONE: ReadonlySet<string> = new Set();

/** What a repository would change in the project that it was imported into before, for a person to decide. */
export function RepositoryReview(props: RepositoryReviewProps) {
  const { project, source, fixed, known, onSource } = props;
  const text = useText();
  // A base language that has no tag is that of the repository.
  const repository = useRepository(source, fixed.baseTag === null ? null : fixed, known);
  const [separate, setSeparate] = useKept(source, 'separate', NONE);
  const comparison = useComparison(project.id, repository, separate);
  const { changes } = comparison;
  const failure = comparison.failure && (
    <Alert
      className={styles.alert ?? ''}
      type="error"
      showIcon
      role="alert"
      title={text(comparison.failure)}
      action={<Button onClick={comparison.again}>{text('app.retry')}</Button>}
    />
  );
  if (failure && !changes) return failure;
  const isFound = repository.view !== null && repository.view.files.length > 0;
  if (!isFound && repository.state.status !== 'reading')
    return <RepositoryStatus repository={repository} onSource={onSource} />;
  if (!changes) return <ListSkeleton rows={8} rowHeight={36} mark="square" />;
  return (
    <>
      {failure}
      <Changes
        {...props}
        {...{ repository, changes, separate }}
        isPending={comparison.isPending}
        onSeparate={(template, isSeparate) => {
          const others = [...separate].filter((one) => one !== template);
          setSeparate(new Set(isSeparate ? [...others, template] : others));
        }}
        onMoved={comparison.again}
      />
    </>
  );
}

interface ChangesProps extends RepositoryReviewProps {
  repository: Repository;
  changes: RepositoryChanges;
  separate: ReadonlySet<string>;
  /** Whether the changes are those of an earlier choice. */
  isPending: boolean;
  onSeparate: (template: string, isSeparate: boolean) => void;
  /** The project has changed since it was compared. */
  onMoved: () => void;
}

const ALL: ChangeFilter = { of: null, tag: null, search: '' };

function Changes({ project, repository, changes, separate, isPending, ...on }: ChangesProps) {
  const text = useText();
  const [choices, setChoices] = useKept(on.source, 'choices', NO_CHOICES);
  const [filter, setFilter] = useState(ALL);
  const [documents, setDocuments] = useState<DocumentFilter>('all');
  const select = useCallback((of: string | null) => setFilter((now) => ({ ...now, of })), []);
  const decided = useMemo(() => decide(changes, choices), [changes, choices]);
  const choose = useCallback(
    (change: Partial<Choices>) => setChoices((now) => ({ ...now, ...change })),
    [setChoices],
  );
  const tick = useCallback(
    (ids: readonly string[], isTicked: boolean) =>
      setChoices((now) => ({
        ...now,
        ticks: new Map([...now.ticks, ...ids.map((id) => [id, isTicked] as const)]),
      })),
    [setChoices],
  );
  const markTypo = useCallback(
    (id: string, isTypo: boolean) =>
      setChoices((now) => {
        const others = [...now.typos].filter((one) => one !== id);
        return { ...now, typos: new Set(isTypo ? [...others, id] : others) };
      }),
    [setChoices],
  );
  const sending = useImport({ project, repository, changes, separate, ...on });
  const isGone = changes.documents.some(({ state }) => state === 'gone');
  const isNothing = decided.of + changes.renames.length + changes.adoptions.length === 0 && !isGone;
  return (
    <div className={styles.review}>
      <SendingAlert className={styles.alert} sending={sending} isNew={false} />
      <ReviewBar
        changes={changes}
        {...{ filter, documents }}
        onFilter={(change) => setFilter({ ...filter, ...change })}
        onDocuments={setDocuments}
      />
      <ReviewPanes
        of={filter.of}
        isSending={sending.progress !== null}
        first={isNothing ? 'texts' : 'documents'}
        onSelect={select}
        documents={(onSelect) => (
          <DocumentPane
            {...{ changes, choices, separate, repository, filter, documents, onSelect }}
            onSeparate={on.onSeparate}
            onTick={(paths, isTicked) =>
              choose({
                documents: new Map([...choices.documents, ...paths.map((path) => [path, isTicked] as const)]),
              })
            }
          />
        )}
        texts={
          isNothing ? (
            <p className={styles.nothing} role="status">
              {text('again.nothing')}
            </p>
          ) : (
            <ChangeGrid {...{ changes, choices, filter, decided }} onTick={tick} onTypo={markTypo} />
          )
        }
      />
      <ReviewFoot
        {...{ decided, choices, sending, isPending, isNothing }}
        onReplace={(replace) => choose({ replace })}
        onDiscard={on.onDiscard}
        onSubmit={() => sending.submit(decided, choices)}
      />
    </div>
  );
}

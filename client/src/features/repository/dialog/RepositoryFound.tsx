import { RightOutlined, ExclamationCircleOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useEffect, useState, useRef } from 'react';

import { useText } from '../../../i18n/use-text.js';
import { announce } from '../../../lib/announce.js';
import { useAtLeast } from '../../../lib/hooks/use-media.js';
import type { Repository } from '../model/use-repository.js';
import { useShownProgress } from '../sending/use-shown-progress.js';
import type { SendingState } from '../sending/run.js';
import type { RepositorySource } from '../source/repository-source.js';
import { FileTable } from './FileTable.js';
import { NotRecognised } from './NotRecognised.js';
import { Points, pointsToShow } from './Points.js';
import { RepositoryFields } from './RepositoryFields.js';
import type { RepositoryFieldsProps } from './RepositoryFields.js';
import styles from './RepositoryFound.module.css';
import { SendingAlert } from './SendingAlert.js';
import { LeftOutCodes } from './LeftOutCodes.js';
import { ProgressHead } from './ProgressHead.js';
import { SourceLine } from './SourceLine.js';

interface RepositoryFoundProps {
  repository: Repository;
  sending: SendingState;
  onSource: (source: RepositorySource) => void;
  /** Null for an existing project. */
  fields: Omit<RepositoryFieldsProps, 'repository'> | null;
}

/** What was found in a repository, and what a person may decide about it. */
export function RepositoryFound(props: RepositoryFoundProps) {
  const { repository, sending, fields } = props;
  const isWide = useAtLeast('sm');
  const [arePointsOpen, setPointsOpen] = useState(false);
  const points = pointsToShow(repository).length;
  const progress = useShownProgress(sending.progress, repository.taken);
  useAnnouncement(repository, points);
  if (arePointsOpen && !isWide)
    return <PointsPage repository={repository} onBack={() => setPointsOpen(false)} />;
  return (
    <>
      <SendingAlert className={styles.alert} sending={sending} isNew={fields !== null} />
      <div className={styles.top}>
        <div className={progress ? styles.covered : undefined} inert={sending.progress !== null}>
          <Top {...props} points={isWide ? 0 : points} onPoints={() => setPointsOpen(true)} />
        </div>
        {progress && (
          <div className={styles.over}>
            <ProgressHead of={progress} />
          </div>
        )}
      </div>
      <div className={styles.scroll}>
        <FileTable repository={repository} progress={progress?.rows ?? null} />
        {progress ? (
          <LeftOutCodes repository={repository} />
        ) : (
          <Rest repository={repository} isWide={isWide} />
        )}
      </div>
    </>
  );
}

interface TopProps extends RepositoryFoundProps {
  /** Those that are on a page of their own. */
  points: number;
  onPoints: () => void;
}

function Top({ repository, fields, onSource, points, onPoints }: TopProps) {
  const text = useText();
  return (
    <>
      {fields && <RepositoryFields repository={repository} {...fields} />}
      <SourceLine repository={repository} onSource={onSource} />
      {points > 0 && (
        <button type="button" className={styles.bar} onClick={onPoints}>
          <ExclamationCircleOutlined aria-hidden />
          <span>{text('repo.to_check', { points })}</span>
          <RightOutlined aria-hidden />
        </button>
      )}
    </>
  );
}

function Rest({ repository, isWide }: { repository: Repository; isWide: boolean }) {
  return (
    <>
      {isWide && <Points repository={repository} />}
      <NotRecognised repository={repository} />
    </>
  );
}

function PointsPage({ repository, onBack }: { repository: Repository; onBack: () => void }) {
  const text = useText();
  return (
    <div className={styles.page}>
      <Button type="link" className={styles.back ?? ''} onClick={onBack}>
        {text('repo.back_to_files')}
      </Button>
      <Points repository={repository} />
    </div>
  );
}

/** Says once what was found. */
function useAnnouncement({ view }: Repository, points: number): void {
  const text = useText();
  // Later choices in the same repository are no news.
  const announced = useRef<number | null>(null);
  useEffect(() => {
    const all = view?.all ?? null;
    const isNews = announced.current !== all;
    announced.current = all;
    if (!view || all === null || !isNews) return;
    const documents = view.files.reduce((sum, file) => sum + file.documents.length, 0);
    const found = text('repo.found', { documents, files: view.files.length, all });
    announce(points > 0 ? `${found} ${text('repo.to_check', { points })}` : found);
  }, [view, points, text]);
}

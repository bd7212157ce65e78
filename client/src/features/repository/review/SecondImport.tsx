import { FileTextOutlined, FileZipOutlined, FolderOutlined } from '@ant-design/icons';
import { useState } from 'react';
import useSWR from 'swr';

import type { FileDetails } from '#core/api/files.js';
import { routes } from '#core/api/routes.js';

import { useLocale } from '../../../i18n/LocaleProvider.js';
import { useText } from '../../../i18n/use-text.js';
import { actorOf } from '../../../lib/text/actor-of.js';
import { AsyncView } from '../../../ui/loading/AsyncView.js';
import { ListSkeleton } from '../../../ui/loading/ListSkeleton.js';
import { fixedBy, knownFrom } from '../model/fixed-choices.js';
import type { RepositorySource } from '../source/repository-source.js';
import type { ImportProps } from './ImportIntoProject.js';
import { NoSource } from './NoSource.js';
import { RepositoryReview } from './RepositoryReview.js';
import styles from './SecondImport.module.css';

/** The import of a repository into a project that has files of it. */
export function SecondImport(props: ImportProps) {
  const { project, source, onSource } = props;
  const files = useSWR<FileDetails[]>(routes.listFiles(project.id));
  // Another repository begins anew.
  const [shown, setShown] = useState({ source, round: 0 });
  if (shown.source !== source) setShown({ source, round: shown.round + 1 });
  if (source === null) return <NoSource onSource={onSource} />;
  return (
    <AsyncView of={files} skeleton={<ListSkeleton rows={8} rowHeight={36} mark="square" />}>
      {(all) => <Review key={shown.round} {...props} source={source} files={all} />}
    </AsyncView>
  );
}

interface ReviewProps extends ImportProps {
  source: RepositorySource;
  files: readonly FileDetails[];
}

function Review({ project, source, files, onSource, onLeave }: ReviewProps) {
  // As they were when the page opened: what is read with them stays as it is.
  const [fixed] = useState(() => fixedBy(project));
  const [known] = useState(() => knownFrom(files, project, source));
  return (
    <>
      <LastImport source={source} files={files} />
      <RepositoryReview
        {...{ project, source, fixed, known, onSource }}
        onDiscard={onLeave}
        onImported={onLeave}
      />
    </>
  );
}

const ICONS = { folder: FolderOutlined, zip: FileZipOutlined, files: FileTextOutlined };

function LastImport({ source, files }: Pick<ReviewProps, 'source' | 'files'>) {
  const text = useText();
  const { locale } = useLocale().dictionary;
  const documents = files.flatMap((file) => file.documents);
  const Icon = ICONS[source.kind];
  const latest = documents.toSorted((one, other) => other.at.localeCompare(one.at))[0];
  return (
    <p className={styles.last}>
      <Icon aria-hidden />
      {source.name !== '' && (
        <strong dir="auto" translate="no">
          {source.name}
        </strong>
      )}
      {latest?.by && (
        <span>
          {text('again.last', {
            date: dayOf(latest.at, locale),
            name: actorOf({ actor: latest.by }, text),
          })}
        </span>
      )}
    </p>
  );
}

const dayOf = (at: string, locale: string): string =>
  new Date(at).toLocaleDateString(locale, { day: 'numeric', month: 'short' });

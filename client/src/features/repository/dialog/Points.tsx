import { ExclamationCircleOutlined } from '@ant-design/icons';
import { Button, Segmented } from 'antd';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

import { likelyTag } from '#core/repository/code-tag.js';

import { useText } from '../../../i18n/use-text.js';
import type { Repository } from '../model/use-repository.js';
import type { RepositoryPoint } from '../reading/repository-view.js';
import { AnyLanguage } from './AnyLanguage.js';
import { useLanguageName } from './LanguageChips.js';
import { PathTemplate } from './PathTemplate.js';
import styles from './Points.module.css';

const SHOWN = 5;

const bold = (parts: ReactNode) => <b translate="no">{parts}</b>;

/** What a person should look at. Nothing of it stops an import. */
export function Points({ repository }: { repository: Repository }) {
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  const points = pointsToShow(repository);
  if (points.length === 0) return null;
  const shown = isOpen ? points : points.slice(0, SHOWN);
  return (
    <section className={styles.points} aria-label={text('repo.to_check', { points: points.length })}>
      <ul>
        {shown.map((point) => (
          <li key={idOf(point)} className={styles.point}>
            <ExclamationCircleOutlined className={styles.mark} aria-hidden />
            <PointLine point={point} repository={repository} />
          </li>
        ))}
      </ul>
      {points.length > shown.length && (
        <Button type="link" size="small" onClick={() => setOpen(true)}>
          {text('again.more', { n: points.length - shown.length })}
        </Button>
      )}
    </section>
  );
}

/** Points stay where they were when they are decided: a person may change their mind. */
export function pointsToShow({ view, choices, points: first }: Repository): RepositoryPoint[] {
  const now = view?.points ?? [];
  const ids = new Set(now.map(idOf));
  const isDecided = (point: RepositoryPoint): boolean =>
    point.kind === 'unknown_code'
      ? choices.codes.has(point.code)
      : point.kind === 'disagreement' && choices.languages.has(point.path);
  const stay = first.filter((point) => ids.has(idOf(point)) || isDecided(point));
  const shown = new Set(stay.map(idOf));
  return [...stay, ...now.filter((point) => !shown.has(idOf(point)))];
}

const idOf = (point: RepositoryPoint): string =>
  [
    point.kind,
    'code' in point ? point.code : '',
    'path' in point ? point.path : '',
    'key' in point ? point.key : '',
  ]
    .concat('paths' in point && point.kind !== 'unknown_code' ? point.paths : [])
    .join('\n');

function PointLine({ point, repository }: { point: RepositoryPoint; repository: Repository }) {
  switch (point.kind) {
    case 'unknown_code':
      return <UnknownCode point={point} repository={repository} />;
    case 'disagreement':
      return <Disagreement point={point} repository={repository} />;
    case 'not_plural':
      return <NotPlural point={point} />;
    default:
      return <LeftOut point={point} />;
  }
}

type PointOf<Kind extends RepositoryPoint['kind']> = Extract<RepositoryPoint, { kind: Kind }>;

interface LineProps<Kind extends RepositoryPoint['kind']> {
  point: PointOf<Kind>;
  repository: Repository;
}

function UnknownCode({ point: { code, paths }, repository }: LineProps<'unknown_code'>) {
  const text = useText();
  const name = useLanguageName();
  const { choices, choose } = repository;
  const chosen = choices.codes.get(code);
  const likely = likelyTag(code);
  const set = (tag: string): void => choose({ codes: new Map([...choices.codes, [code, tag]]) });
  return (
    <>
      <span className={styles.words}>
        {chosen === undefined ? (
          <FormattedMessage id="repo.unknown_code" values={{ code: bold(code), n: paths.length }} />
        ) : (
          <FormattedMessage id="repo.known_code" values={{ code: bold(code), language: name(chosen) }} />
        )}
      </span>
      <span className={styles.actions}>
        {likely !== null && chosen === undefined && (
          <Button type="link" size="small" onClick={() => set(likely)}>
            {text('repo.use', { language: name(likely), code: likely })}
          </Button>
        )}
        <AnyLanguage
          className={styles.language}
          label={text('repo.language_of', { code })}
          placeholder={text('repo.choose_language')}
          value={chosen}
          onChange={set}
        />
      </span>
    </>
  );
}

function Disagreement({ point: { path, said, inPath }, repository }: LineProps<'disagreement'>) {
  const { choices, choose } = repository;
  return (
    <>
      <span className={styles.words}>
        <PathTemplate path={path} />{' '}
        <FormattedMessage id="repo.disagree" values={{ a: bold(inPath), b: bold(said) }} />
      </span>
      <span className={styles.actions}>
        <Segmented
          aria-label={path}
          options={[inPath, said]}
          value={choices.languages.get(path) ?? said}
          onChange={(tag) => choose({ languages: new Map([...choices.languages, [path, tag]]) })}
        />
      </span>
    </>
  );
}

function NotPlural({ point: { path, key, tag } }: { point: PointOf<'not_plural'> }) {
  const name = useLanguageName();
  return (
    <span className={styles.words}>
      <PathTemplate path={path} />{' '}
      <FormattedMessage id="repo.not_plural" values={{ key: bold(key), language: name(tag) }} />
    </span>
  );
}

/** Several documents in one place: the first one is taken. */
function LeftOut({ point }: { point: PointOf<'same_language' | 'case'> }) {
  const name = useLanguageName();
  const [first = '', ...others] = point.paths;
  return (
    <span className={styles.words}>
      {others.map((path) => (
        <span key={path}>
          <PathTemplate path={path} />{' '}
        </span>
      ))}
      {point.kind === 'same_language' ? (
        <FormattedMessage
          id="repo.same_language"
          values={{ n: others.length, language: name(point.tag), path: bold(first) }}
        />
      ) : (
        <FormattedMessage id="repo.same_case" values={{ n: others.length, path: bold(first) }} />
      )}
    </span>
  );
}

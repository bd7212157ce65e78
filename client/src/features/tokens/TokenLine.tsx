import { Button, Tag } from 'antd';

import type { TokenView } from '#core/api/tokens.js';

import { useLocale } from '../../i18n/LocaleProvider.js';
import { useText } from '../../i18n/use-text.js';
import { absoluteTime, relativeTime } from '../../lib/text/relative-time.js';
import { Line } from '../../ui/LineList.js';
import styles from './Tokens.module.css';

const isOver = ({ expiresAt }: TokenView): boolean =>
  expiresAt !== null && Date.parse(expiresAt) <= Date.now();

/** A token with its name, its first characters, its scope and its last use. */
export function TokenLine({ token, onRevoke }: { token: TokenView; onRevoke: () => void }) {
  const text = useText();
  const { locale } = useLocale().dictionary;
  const { name, prefix, scopes, projectId, projectName, expiresAt, lastUsedAt } = token;
  const scope = scopes.includes('write') ? 'tokens.scope_write' : 'tokens.scope_read';
  const only =
    projectName === null
      ? text('tokens.of_left_project')
      : text('tokens.of_project', { project: projectName });
  const used =
    lastUsedAt === null
      ? text('tokens.never_used')
      : text('tokens.used', { used: relativeTime(lastUsedAt, locale, text) });
  const ends =
    expiresAt === null
      ? text('tokens.never_expires')
      : text('tokens.expires', { date: absoluteTime(expiresAt, locale) });
  return (
    <Line
      name={
        <>
          <bdi>{name}</bdi>
          {isOver(token) && <Tag className={styles.over ?? ''}>{text('tokens.expired')}</Tag>}
        </>
      }
      action={
        <Button onClick={onRevoke}>
          {text('tokens.revoke')}
          <span className="visually-hidden">{`: ${name}`}</span>
        </Button>
      }
    >
      <span className="mono" translate="no">
        {`${prefix}…`}
      </span>
      <span>{[text(scope), ...(projectId === null ? [] : [only]), used, ends].join(' · ')}</span>
    </Line>
  );
}

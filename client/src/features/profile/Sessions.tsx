import { Button, Tag } from 'antd';
import { useState } from 'react';

import type { SessionView } from '#core/api/identity.js';

import { useLocale } from '../../i18n/LocaleProvider.js';
import { useText } from '../../i18n/use-text.js';
import { absoluteTime, relativeTime } from '../../lib/text/relative-time.js';
import { useAction } from '../../lib/hooks/use-action.js';
import { AsyncView } from '../../ui/loading/AsyncView.js';
import { Line, LineList } from '../../ui/LineList.js';
import { EndOthersDialog } from './EndOthersDialog.js';
import { Section } from '../../ui/Section.js';
import { TextSkeleton } from '../../ui/loading/TextSkeleton.js';
import { useSessionCalls, useSessions } from './api.js';
import { deviceName } from '#core/domain/device.js';
import styles from './Profile.module.css';

/** The number of sessions shown at first; the most recently used come first. */
const SHOWN = 4;

interface SessionsProps {
  /** Whether the dialog that ends other sessions is open. */
  open: boolean;
  onOpen: () => void;
  onClose: () => void;
}

/** The sessions of the user, with buttons to end them. */
export function Sessions({ open, onOpen, onClose }: SessionsProps) {
  const text = useText();
  const sessions = useSessions();
  const { end, endOthers } = useSessionCalls();
  const [isWhole, setWhole] = useState(false);
  const hasOthers = sessions.data?.some(({ isCurrent }) => !isCurrent) ?? false;
  return (
    <Section
      title={text('sessions.title')}
      help={text('sessions.help')}
      aside={hasOthers && <Button onClick={onOpen}>{text('sessions.end_others')}</Button>}
    >
      <EndOthersDialog open={open} end={endOthers} onClose={onClose} />
      <AsyncView of={sessions} skeleton={<TextSkeleton />}>
        {(all) => (
          <>
            <LineList>
              {(isWhole ? all : all.slice(0, SHOWN)).map((session) => (
                <SessionLine key={session.id} session={session} end={end} />
              ))}
            </LineList>
            {!isWhole && all.length > SHOWN && (
              <Button type="link" className={styles.more ?? ''} onClick={() => setWhole(true)}>
                {text('sessions.show_all', { count: all.length })}
              </Button>
            )}
          </>
        )}
      </AsyncView>
    </Section>
  );
}

function SessionLine({
  session,
  end,
}: {
  session: SessionView;
  end: (session: SessionView) => Promise<void>;
}) {
  const text = useText();
  const { locale } = useLocale().dictionary;
  const { userAgent, isCurrent, lastUsedAt, createdAt } = session;
  const [run, running] = useAction(end, { errors: { 404: 'errors.not_existing_session' } });
  const device = deviceName(userAgent) ?? userAgent ?? text('sessions.unknown');
  return (
    <Line
      name={
        <>
          {device}
          {isCurrent && <Tag>{text('sessions.current')}</Tag>}
        </>
      }
      action={
        !isCurrent && (
          <Button loading={running} onClick={() => void run(session)}>
            {text('sessions.end')}
            <span className="visually-hidden">{`: ${device}`}</span>
          </Button>
        )
      }
    >
      <span title={absoluteTime(lastUsedAt, locale)}>
        {text(isCurrent ? 'sessions.active' : 'sessions.used', {
          used: relativeTime(lastUsedAt, locale, text),
          since: absoluteTime(createdAt, locale),
        })}
      </span>
    </Line>
  );
}

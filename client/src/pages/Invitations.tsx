import { useState } from 'react';

import type { InvitationView } from '#core/api/invitations.js';

import { useInvitations } from '../features/invitations/api.js';
import { InvitationList } from '../features/invitations/InvitationList.js';
import { ResendVerification } from '../features/session/ResendVerification.js';
import { useSession } from '../features/session/SessionProvider.js';
import { useText } from '../i18n/use-text.js';
import { AsyncView } from '../ui/loading/AsyncView.js';
import { EmptyState } from '../ui/EmptyState.js';
import emptyInvitations from '../ui/illustrations/empty-invitations.svg';
import { PageTitle } from '../ui/PageTitle.js';
import { TextSkeleton } from '../ui/loading/TextSkeleton.js';
import styles from './Page.module.css';

/** The invitations of the user. */
export function Invitations() {
  const text = useText();
  const invitations = useInvitations();
  const [accepted, setAccepted] = useState<InvitationView[]>([]);
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <PageTitle title={text('invitations.title')} className={styles.title} />
      </header>
      <AsyncView
        of={invitations}
        skeleton={<TextSkeleton />}
        isEmpty={(waiting) => waiting.length + accepted.length === 0}
        empty={<NoInvitation />}
      >
        {(waiting) => (
          <InvitationList
            waiting={waiting}
            accepted={accepted}
            onAccepted={(invitation) => setAccepted((before) => [...before, invitation])}
          />
        )}
      </AsyncView>
    </div>
  );
}

/** Invitations are shown only after the email is verified. */
function NoInvitation() {
  const text = useText();
  const { session } = useSession();
  const isGated = session.state === 'signed-in' && !session.emailVerified;
  return (
    <EmptyState
      image={emptyInvitations}
      title={text(isGated ? 'invitations.gate_title' : 'invitations.empty_title')}
      text={
        isGated
          ? text('invitations.gate_text', { email: session.user.email })
          : text('invitations.empty_text')
      }
    >
      {isGated ? <ResendVerification /> : undefined}
    </EmptyState>
  );
}

import type { InvitationView } from '#core/api/invitations.js';

import { useText } from '../../i18n/use-text.js';
import { InvitationList } from './InvitationList.js';
import styles from './Invitations.module.css';

/** Shows pending invitations on an empty dashboard. */
export function WaitingInvitations({ waiting }: { waiting: InvitationView[] }) {
  const text = useText();
  return (
    <section className={styles.waiting} aria-label={text('invitations.title')}>
      <p className={styles.heading}>{text('nav.invitations_count', { count: waiting.length })}</p>
      <InvitationList waiting={waiting} />
    </section>
  );
}

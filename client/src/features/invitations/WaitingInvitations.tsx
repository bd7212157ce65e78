import { useText } from '../../i18n/use-text.js';
import { useInvitations } from './api.js';
import { InvitationList } from './InvitationList.js';
import styles from './Invitations.module.css';

/** Shows pending invitations on an empty dashboard. */
export function WaitingInvitations() {
  const text = useText();
  const { data: waiting = [] } = useInvitations();
  if (waiting.length === 0) return null;
  return (
    <section className={styles.waiting} aria-label={text('invitations.title')}>
      <p className={styles.heading}>{text('nav.invitations_count', { count: waiting.length })}</p>
      <InvitationList waiting={waiting} />
    </section>
  );
}

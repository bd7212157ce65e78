import { useColumns } from './use-columns.js';
import type { UserListProps } from './use-columns.js';
import styles from './Users.module.css';

/** The members as cards, if there is no space for a table. */
export function UserCards(props: UserListProps) {
  const [user, role, source, target, action] = useColumns(props);
  const lines = [role, source, target].filter((line) => line !== undefined);
  return (
    <ul className={styles.cards}>
      {props.users.map((member) => (
        <li key={`${member.userId} ${member.invitationId}`} className={styles.card}>
          <div className={styles.cardHead}>
            {user?.render(member)}
            {action?.render(member)}
          </div>
          <dl className={styles.lines}>
            {lines.map(({ key, title, render }) => (
              <div key={key}>
                <dt>{title}</dt>
                <dd>{render(member)}</dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  );
}

import { useColumns } from './use-columns.js';
import type { UserListProps } from './use-columns.js';
import styles from './Users.module.css';

/** The members as a table. */
export function UserTable(props: UserListProps) {
  const columns = useColumns(props);
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          {columns.map(({ key, title }) => (
            <th key={key} scope="col" className={styles[key]}>
              {key === 'action' ? <span className="visually-hidden">{title}</span> : title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {props.users.map((user) => (
          <tr key={`${user.userId} ${user.invitationId}`}>
            {columns.map(({ key, render }) =>
              key === 'user' ? (
                <th key={key} scope="row">
                  {render(user)}
                </th>
              ) : (
                <td key={key}>{render(user)}</td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

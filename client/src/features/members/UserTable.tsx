import { Table } from 'antd';

import type { ProjectUserView } from '#core/api/members.js';

import { useColumns } from './use-columns.js';
import type { UserListProps } from './use-columns.js';
import styles from './Users.module.css';

const WIDTHS = { user: undefined, role: 150, source: 212, target: 212, action: 56 };

/** The members where there is room for columns. */
export function UserTable(props: UserListProps) {
  const columns = useColumns(props);
  return (
    <Table<ProjectUserView>
      className={styles.table ?? ''}
      rowKey={({ userId, invitationId }) => `${userId} ${invitationId}`}
      dataSource={props.users}
      pagination={false}
      columns={columns.map(({ key, title, render }) => ({
        key,
        title: key === 'action' ? <span className="visually-hidden">{title}</span> : title,
        width: WIDTHS[key],
        render: (_, user) => render(user),
      }))}
    />
  );
}

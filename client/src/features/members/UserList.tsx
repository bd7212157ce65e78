import { Button } from 'antd';
import { useEffect } from 'react';

import { useText } from '../../i18n/use-text.js';
import { announce } from '../../lib/announce.js';
import { fold } from '../../lib/text/fold.js';
import { pageOf, pageSize } from '../../lib/http/paging.js';
import { useAtLeast } from '../../lib/hooks/use-media.js';
import { useQuery } from '../../lib/hooks/use-query.js';
import { EmptyState } from '../../ui/EmptyState.js';
import emptySearch from '../../ui/illustrations/empty-search.svg';
import { ListFooter } from '../../ui/fields/ListFooter.js';
import type { UserListProps } from './use-columns.js';
import { UserCards } from './UserCards.js';
import { UserTable } from './UserTable.js';

/** The members, with the search and the page in the URL. */
export function UserList(props: Omit<UserListProps, 'users'>) {
  const text = useText();
  const query = useQuery();
  const hasRoom = useAtLeast('md');
  const searched = query.get('q') ?? '';
  const wanted = fold(searched.trim());
  const found = props.team.users.filter(
    ({ username, email }) => fold(username ?? '').includes(wanted) || fold(email).includes(wanted),
  );
  const size = pageSize(query.get('size'));
  const page = pageOf(found, Number(query.get('page') ?? 1), size);
  const count = text('members.count', { count: found.length });

  useEffect(() => {
    if (searched !== '') announce(count);
  }, [searched, count]);

  if (found.length === 0) {
    return (
      <EmptyState image={emptySearch} title={text('members.empty_search', { query: searched })}>
        <Button onClick={() => query.set({ q: null })}>{text('dashboard.clear_search')}</Button>
      </EmptyState>
    );
  }
  return (
    <>
      {hasRoom ? <UserTable {...props} users={page.items} /> : <UserCards {...props} users={page.items} />}
      <ListFooter count={count} total={found.length} page={page.number} size={size} onChange={query.set} />
    </>
  );
}

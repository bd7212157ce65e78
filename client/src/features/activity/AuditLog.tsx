import { Button } from 'antd';
import useSWR from 'swr';

import type { ProjectUserView } from '#core/api/members.js';
import { routes } from '#core/api/routes.js';

import { useText } from '../../i18n/use-text.js';
import { TextSkeleton } from '../../ui/loading/TextSkeleton.js';
import { withEmails } from './audit-text.js';
import { AuditEntry } from './AuditEntry.js';
import styles from './Activity.module.css';
import { useAuditLog } from './use-audit-log.js';

/** The audit log of a project, newest first: members, invitations, rights and deletions. */
export function AuditLog({ projectId }: { projectId: number }) {
  const text = useText();
  const { items, error, loadOlder, isLoading, refresh } = useAuditLog(projectId);
  const { data: users = [] } = useSWR<ProjectUserView[]>(routes.listProjectUsers(projectId));
  const emails = new Map(
    users.flatMap(({ userId, email }) => (userId === null ? [] : [[userId, email] as const])),
  );
  if (items === undefined) {
    if (error === undefined) return <TextSkeleton />;
    return (
      <p className={styles.trouble} role="alert">
        <span>{text('audit.load_failed')}</span>
        <Button size="small" loading={isLoading} onClick={refresh}>
          {text('app.retry')}
        </Button>
      </p>
    );
  }
  if (items.length === 0) return <p className={styles.none}>{text('activity.empty')}</p>;
  return (
    <>
      <ol className={styles.list} aria-label={text('audit.title')} aria-busy={isLoading}>
        {items.map((item) => (
          <AuditEntry key={item.id} item={withEmails(item, emails)} />
        ))}
      </ol>
      {loadOlder && (
        <Button block type="text" loading={isLoading} onClick={loadOlder}>
          {text('audit.older')}
        </Button>
      )}
    </>
  );
}

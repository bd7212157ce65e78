import { Segmented } from 'antd';
import type { ReactNode } from 'react';

import { useText } from '../../i18n/use-text.js';
import { useQuery } from '../../lib/hooks/use-query.js';
import { useProjectContext } from '../../project/project-context.js';
import { AuditLog } from './AuditLog.js';
import styles from './WithAuditLog.module.css';

type Log = 'content' | 'audit';

/** Tabs for the activity and, for members who may manage users, the audit log. The URL contains the open tab. */
export function WithAuditLog({ children }: { children: ReactNode }) {
  const text = useText();
  const { can, project } = useProjectContext();
  const { get, set } = useQuery();
  if (!can('canWriteUser')) return children;
  const log: Log = get('log') === 'audit' ? 'audit' : 'content';
  return (
    <>
      <Segmented<Log>
        block
        className={styles.logs ?? ''}
        aria-label={text('audit.logs')}
        options={[
          { value: 'content', label: text('audit.content') },
          { value: 'audit', label: text('audit.title') },
        ]}
        value={log}
        onChange={(chosen) => set({ log: chosen === 'audit' ? chosen : null })}
      />
      {log === 'audit' ? <AuditLog projectId={project.projectId} /> : children}
    </>
  );
}

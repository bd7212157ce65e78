import { PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';

import { useText } from '../../i18n/use-text.js';
import { EmptyState } from '../../ui/EmptyState.js';
import emptyProjects from '../../ui/illustrations/empty-projects.svg';
import { firstConnectionAtom } from '../session/state.js';
import styles from './NoProject.module.css';

interface NoProjectProps {
  /** Null if the user may not create projects. */
  onCreate: (() => void) | null;
  /** The pending invitations, shown first; null if there are none. */
  invitations: ReactNode;
}

/** The empty dashboard of a new user. */
export function NoProject({ onCreate, invitations }: NoProjectProps) {
  const text = useText();
  const isFirst = useAtomValue(firstConnectionAtom);
  return (
    <>
      {isFirst && <p className={styles.welcome}>{text('dashboard.welcome')}</p>}
      {invitations}
      <EmptyState
        image={emptyProjects}
        title={text('dashboard.empty_title')}
        text={text(onCreate ? 'dashboard.empty_text' : 'dashboard.empty_restricted')}
      >
        {onCreate && (
          <Button
            type={invitations === null ? 'primary' : 'default'}
            icon={<PlusOutlined aria-hidden />}
            onClick={onCreate}
          >
            {text('dashboard.create')}
          </Button>
        )}
      </EmptyState>
    </>
  );
}

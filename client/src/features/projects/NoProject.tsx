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
  /** Null where projects are made by others. */
  onCreate: (() => void) | null;
  /** Alternative actions for users without a project. */
  children?: ReactNode;
}

/** The empty dashboard of a new user. */
export function NoProject({ onCreate, children }: NoProjectProps) {
  const text = useText();
  const isFirst = useAtomValue(firstConnectionAtom);
  return (
    <>
      {isFirst && <p className={styles.welcome}>{text('dashboard.welcome')}</p>}
      <EmptyState
        image={emptyProjects}
        title={text('dashboard.empty_title')}
        text={text(onCreate ? 'dashboard.empty_text' : 'dashboard.empty_restricted')}
      >
        {onCreate && (
          <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={onCreate}>
            {text('dashboard.create')}
          </Button>
        )}
      </EmptyState>
      {children}
    </>
  );
}

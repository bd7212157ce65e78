import { Button } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router-dom';

import type { ProjectSummary } from '#core/api/projects.js';

import { useText } from '../../i18n/use-text.js';
import { ApiError } from '../../lib/http/api-error.js';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog.js';
import { Section } from '../../ui/Section.js';
import { forgetUser } from '../session/forget-device.js';
import { useCurrentUser, useSession } from '../session/SessionProvider.js';
import { deleteAccount, sharedProjects } from './api.js';
import styles from './Profile.module.css';

interface DeleteAccountProps {
  open: boolean;
  onOpen: () => void;
  onClose: () => void;
}

/** Deletes the account. Shared projects must be transferred or deleted first. */
export function DeleteAccount({ open, onOpen, onClose }: DeleteAccountProps) {
  const text = useText();
  const { id, email } = useCurrentUser();
  const { logOut } = useSession();
  const [inTheWay, setInTheWay] = useState<ProjectSummary[]>([]);
  const remove = async (): Promise<void> => {
    setInTheWay([]);
    try {
      await deleteAccount();
    } catch (error) {
      if (error instanceof ApiError && error.code === 'owner_of_shared_project')
        setInTheWay(await sharedProjects().catch(() => []));
      throw error;
    }
  };
  return (
    <Section
      danger
      title={text('profile.delete_title')}
      help={text('profile.delete_help')}
      aside={
        <Button danger onClick={onOpen}>
          {text('profile.delete_title')}
        </Button>
      }
    >
      <ConfirmDialog
        open={open}
        danger
        title={text('profile.delete_title')}
        confirm={text('profile.delete_title')}
        typeToConfirm={email}
        action={remove}
        success="toast.account_deleted"
        errors={{ owner_of_shared_project: 'errors.owner_of_shared_project' }}
        onDone={() => {
          forgetUser(id);
          void logOut();
        }}
        onClose={() => {
          setInTheWay([]);
          onClose();
        }}
        after={inTheWay.length > 0 && <ProjectsInTheWay projects={inTheWay} />}
      >
        {text('profile.delete_text')}
      </ConfirmDialog>
    </Section>
  );
}

function ProjectsInTheWay({ projects }: { projects: ProjectSummary[] }) {
  return (
    <ul className={styles.inTheWay}>
      {projects.map(({ id, name }) => (
        <li key={id}>
          <Link to={`/projects/${id}/users`}>
            <bdi>{name}</bdi>
          </Link>
        </li>
      ))}
    </ul>
  );
}

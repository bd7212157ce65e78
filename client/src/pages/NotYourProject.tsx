import { Button } from 'antd';
import { useEffect } from 'react';
import { useNavigate, useParams } from 'react-router-dom';

import { forgetOpened } from '../features/projects/history.js';
import { useCurrentUser } from '../features/session/SessionProvider.js';
import { useText } from '../i18n/use-text.js';
import { EmptyState } from '../ui/EmptyState.js';
import noAccess from '../ui/illustrations/no-access.svg';

/** For a project that does not exist or that the user does not belong to. */
export function NotYourProject() {
  const text = useText();
  const navigate = useNavigate();
  const user = useCurrentUser();
  const projectId = Number(useParams()['projectId']);
  useEffect(() => forgetOpened(user.id, projectId), [user.id, projectId]);
  return (
    <EmptyState
      isPage
      role="alert"
      image={noAccess}
      title={text('errors.no_access_title')}
      text={text('errors.not_your_project')}
    >
      <Button type="primary" onClick={() => void navigate('/dashboard')}>
        {text('notfound.back')}
      </Button>
    </EmptyState>
  );
}

import { Button } from 'antd';
import { useNavigate } from 'react-router-dom';

import { useText } from '../i18n/use-text.js';
import { EmptyState } from '../ui/EmptyState.js';
import notFound from '../ui/illustrations/not-found.svg';
import { PageTitle } from '../ui/PageTitle.js';

/** A project one is no member of, or that is no more: another try would change nothing. */
export function NotYourProject() {
  const text = useText();
  const navigate = useNavigate();
  return (
    <>
      <PageTitle title={text('errors.load_title')} className="visually-hidden" />
      <EmptyState
        role="alert"
        image={notFound}
        title={text('errors.load_title')}
        text={text('errors.not_your_project')}
      >
        <Button type="primary" onClick={() => void navigate('/dashboard')}>
          {text('notfound.back')}
        </Button>
      </EmptyState>
    </>
  );
}

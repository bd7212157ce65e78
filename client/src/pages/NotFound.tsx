import { Button } from 'antd';
import { useNavigate } from 'react-router-dom';

import { useText } from '../i18n/use-text.js';
import { EmptyState } from '../ui/EmptyState.js';
import notFound from '../ui/illustrations/not-found.svg';
import { PageTitle } from '../ui/PageTitle.js';

export function NotFound() {
  const text = useText();
  const navigate = useNavigate();
  return (
    <>
      <PageTitle title={text('notfound.title')} className="visually-hidden" />
      <EmptyState image={notFound} title={text('notfound.title')} text={text('notfound.text')}>
        <Button type="primary" onClick={() => void navigate('/dashboard')}>
          {text('notfound.back')}
        </Button>
      </EmptyState>
    </>
  );
}

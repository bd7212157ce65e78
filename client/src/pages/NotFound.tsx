import { Button } from 'antd';
import { useNavigate } from 'react-router-dom';

import { useText } from '../i18n/use-text.js';
import { EmptyState } from '../ui/EmptyState.js';
import notFound from '../ui/illustrations/not-found.svg';

export function NotFound() {
  const text = useText();
  const navigate = useNavigate();
  return (
    <EmptyState isPage image={notFound} title={text('notfound.title')} text={text('notfound.text')}>
      <Button type="primary" onClick={() => void navigate('/dashboard')}>
        {text('notfound.back')}
      </Button>
    </EmptyState>
  );
}

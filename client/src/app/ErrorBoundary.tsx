import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';

import { useText } from '../i18n/use-text.js';
import { EmptyState } from '../ui/EmptyState.js';
import offline from '../ui/illustrations/offline.svg';
import { PlainButton } from '../ui/PlainButton.js';
import { reloadIfOutdated } from './outdated.js';

/** Replaces a page that has thrown; the sidebar around it keeps working. */
export function ErrorBoundary() {
  const text = useText();
  // React Router has already written the error to the console.
  const error = useRouteError();
  useEffect(() => void reloadIfOutdated(error), [error]);
  return (
    <main>
      <EmptyState
        isPage
        role="alert"
        image={offline}
        title={text('errors.boundary_title')}
        text={text('errors.boundary_text')}
      >
        <PlainButton onClick={() => window.location.reload()}>{text('app.reload')}</PlainButton>
      </EmptyState>
    </main>
  );
}

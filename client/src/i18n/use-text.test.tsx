import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { IntlProvider } from 'react-intl';

import { fr } from '../testing/messages.js';
import { useText } from './use-text.js';

const French = ({ children }: { children: ReactNode }): ReactNode => (
  <IntlProvider locale="fr" messages={fr}>
    {children}
  </IntlProvider>
);

describe('a message', () => {
  it('keeps its order around a name written from right to left', () => {
    const { result } = renderHook(useText, { wrapper: French });
    const message = result.current('export.missing', { language: 'العربية', count: 20 });
    expect(message).toMatch(/^\u2068العربية\u2069\s: 20 /u);
  });
});

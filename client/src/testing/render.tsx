import { render as renderBare } from '@testing-library/react';
import type { RenderResult } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import type { RouteObject } from 'react-router-dom';
import type { ReactNode } from 'react';

import { Providers } from '../app/Providers.js';
import { loadDictionary } from '../i18n/locale.js';
import type { Locale } from '../i18n/locale.js';

interface RenderOptions {
  locale?: Locale;
  /** The address of the page. */
  at?: string;
}

type Rendered = RenderResult & {
  user: ReturnType<typeof userEvent.setup>;
  /** The address now, path and query. */
  address: () => string;
};

/** Renders routes inside the product's own providers. */
export async function renderRoutes(routes: RouteObject[], options: RenderOptions = {}): Promise<Rendered> {
  const { locale = 'en', at = '/' } = options;
  const router = createMemoryRouter(routes, { initialEntries: [at] });
  const dictionary = await loadDictionary(locale);
  const result = renderBare(
    <Providers dictionary={dictionary}>
      <RouterProvider router={router} />
    </Providers>,
  );
  return {
    ...result,
    user: userEvent.setup(),
    address: () => router.state.location.pathname + router.state.location.search,
  };
}

/** Renders one element, at any address, inside the product's own providers. */
export const render = (element: ReactNode, options: RenderOptions = {}): Promise<Rendered> =>
  renderRoutes([{ path: '*', element }], options);

import { act, render as renderBare } from '@testing-library/react';
import type { RenderResult } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ConfigProvider } from 'antd';
import type { ReactNode } from 'react';
import { createMemoryRouter } from 'react-router-dom';
import type { RouteObject } from 'react-router-dom';

import type { ConfigView } from '#core/api/config.js';

import { App } from '../app/App.js';
import { routeTable } from '../app/router.js';
import { loadDictionary } from '../i18n/locale.js';
import type { Locale } from '../i18n/dictionary.js';
import { AntdProvider } from '../ui/theme/AntdProvider.js';

interface RenderOptions {
  locale?: Locale;
  /** The path and query of the page. */
  at?: string;
  /** The preloaded settings of the server; otherwise the page loads them. */
  config?: ConfigView;
}

export type Rendered = RenderResult & {
  user: ReturnType<typeof userEvent.setup>;
  /** Returns the current path and query. */
  address: () => string;
  /** Navigates, like a link or the browser's Back (-1). */
  go: (to: string | -1) => Promise<void>;
};

/** Without antd's styles, which jsdom does not lay out and no test reads. */
const WITHOUT_STYLES = { zeroRuntime: true };

/** Renders routes inside the providers of the application. */
export async function renderRoutes(routes: RouteObject[], options: RenderOptions = {}): Promise<Rendered> {
  const { locale = 'en', at = '/', config = null } = options;
  const router = createMemoryRouter(routes, { initialEntries: [at] });
  const dictionary = await loadDictionary(locale);
  // Loaded in advance, so that tests need not wait for messages.
  await dictionary.grow('all');
  const result = await act(() =>
    Promise.resolve(
      renderBare(
        <ConfigProvider theme={WITHOUT_STYLES}>
          <App dictionary={dictionary} config={config} router={router} />
        </ConfigProvider>,
      ),
    ),
  );
  return {
    ...result,
    user: userEvent.setup({ delay: null }),
    address: () => router.state.location.pathname + router.state.location.search,
    go: (to) => act(() => (to === -1 ? router.navigate(-1) : router.navigate(to))),
  };
}

/** Renders the whole application at a path. */
export const renderApp = (options: RenderOptions): Promise<Rendered> => renderRoutes(routeTable, options);

/** Renders an element at any path inside the providers of the application and of antd. */
export const render = (element: ReactNode, options: RenderOptions = {}): Promise<Rendered> =>
  renderRoutes([{ path: '*', element: <AntdProvider>{element}</AntdProvider> }], options);

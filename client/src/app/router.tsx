import type { ComponentType } from 'react';
import { Navigate } from 'react-router-dom';
import type { RouteObject } from 'react-router-dom';

import type { Extent } from '../i18n/growing.js';
import { growMessages } from '../i18n/locale.js';
import { ErrorBoundary } from './ErrorBoundary.js';
import { GuestsOnly } from './GuestsOnly.js';
import { AuthLayout } from './layout/AuthLayout.js';
import { RequireUser } from './RequireUser.js';
import { Splash } from './Splash.js';

type LazyPage = () => Promise<{ Component: ComponentType }>;

/** An error affects one route only. The boundary is above the route, because a missing chunk renders nothing. */
const guarded = (route: RouteObject): RouteObject => ({
  errorElement: <ErrorBoundary />,
  children: [route],
});

const withMessages =
  (lazy: LazyPage, messages: Extent = 'all'): LazyPage =>
  async () =>
    (await Promise.all([lazy(), growMessages(messages)]))[0];

/** Each page is a chunk of its own. The first pages need fewer messages than the others: see i18n/messages.ts. */
const page = (path: string, lazy: LazyPage, messages?: Extent): RouteObject =>
  guarded({ path, lazy: withMessages(lazy, messages) });

const guests: RouteObject = {
  element: <GuestsOnly />,
  children: [
    page('/login', async () => ({ Component: (await import('../pages/Login.js')).Login }), 'login'),
    page('/register', async () => ({ Component: (await import('../pages/Register.js')).Register })),
  ],
};

const open: RouteObject[] = [
  page('/reset-password', async () => ({
    Component: (await import('../pages/ResetPassword.js')).ResetPassword,
  })),
  page('/verify-email', async () => ({ Component: (await import('../pages/VerifyEmail.js')).VerifyEmail })),
  page('/cancel-email-change', async () => ({
    Component: (await import('../pages/CancelEmailChange.js')).CancelEmailChange,
  })),
  page('/auth/action', async () => ({ Component: (await import('../pages/MailedLink.js')).MailedLink })),
  page('/terms', async () => ({ Component: (await import('../pages/Terms.js')).Terms })),
];

/** The tabs of the preferences. */
const profile = guarded({
  lazy: withMessages(async () => ({ Component: (await import('../pages/profile/Profile.js')).Profile })),
  children: [
    page('/profile/personal-data', async () => ({
      Component: (await import('../pages/profile/PersonalData.js')).PersonalData,
    })),
    page('/profile/subscriptions', async () => ({
      Component: (await import('../pages/profile/Subscriptions.js')).Subscriptions,
    })),
    page('/profile/language', async () => ({
      Component: (await import('../pages/profile/Language.js')).Language,
    })),
  ],
});

const forUsers: RouteObject = {
  element: <RequireUser />,
  children: [
    guarded({
      lazy: withMessages(
        async () => ({ Component: (await import('./layout/AppLayout.js')).AppLayout }),
        'editor',
      ),
      children: [
        page('/dashboard', async () => ({ Component: (await import('../pages/Dashboard.js')).Dashboard })),
        page(
          '/projects/:projectId',
          async () => ({ Component: (await import('../pages/project/Project.js')).Project }),
          'editor',
        ),
        page('/projects/:projectId/settings/:section?', async () => ({
          Component: (await import('../pages/settings/Settings.js')).Settings,
        })),
        page('/projects/:projectId/imports/new', async () => ({
          Component: (await import('../pages/imports/ImportRepository.js')).ImportRepository,
        })),
        page('/projects/:projectId/users', async () => ({
          Component: (await import('../pages/users/Users.js')).Users,
        })),
        page('/invitations', async () => ({
          Component: (await import('../pages/Invitations.js')).Invitations,
        })),
        profile,
        { path: '/profile/*', element: <Navigate to="/profile/personal-data" replace /> },
        page('/subscription-expired', async () => ({
          Component: (await import('../pages/SubscriptionExpired.js')).SubscriptionExpired,
        })),
        page('/payment/subscription', async () => ({
          Component: (await import('../pages/PaymentResults.js')).SubscriptionResult,
        })),
        page('/payment/payment-method', async () => ({
          Component: (await import('../pages/PaymentResults.js')).CardResult,
        })),
        page('/404', async () => ({ Component: (await import('../pages/NotFound.js')).NotFound })),
      ],
    }),
  ],
};

/** Every path of the application, and who may see it. */
export const routeTable: RouteObject[] = [
  {
    hydrateFallbackElement: <Splash />,
    errorElement: <ErrorBoundary />,
    children: [
      { path: '/', element: <Navigate to="/login" replace /> },
      { element: <AuthLayout />, children: [guests, ...open] },
      page('/components', async () => ({ Component: (await import('./showcase/Showcase.js')).Showcase })),
      forUsers,
      { path: '*', element: <Navigate to="/404" replace /> },
    ],
  },
];

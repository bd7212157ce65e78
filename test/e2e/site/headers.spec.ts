import { readFileSync } from 'node:fs';

import { jest } from '@jest/globals';
import type { Response } from 'playwright-core';

import { aDataFolder, start } from '../../process/support/motley.js';
import { ORIGIN } from '../support/api.js';
import type { Person } from '../support/api.js';
import { Till } from '../support/billing.js';
import { HOST } from '../support/certificate.js';
import { serveHttps } from '../support/https.js';
import type { HttpsProxy } from '../support/https.js';
import { loaded } from '../support/loaded.js';
import { ENGLISH_DESK } from '../support/screens.js';
import { aShop } from '../support/shop.js';
import { eventually, AppDriver } from '../support/app-driver.js';

jest.setTimeout(300_000);

const at = (origin: string): string => Object.assign(new URL(origin), { hostname: HOST }).origin;

/** Every path in the router. */
const PATHS = [...readFileSync('client/src/app/router.tsx', 'utf8').matchAll(/'(\/[^'*]*)\*?'/g)]
  .map(([, path = '']) => path)
  .concat('/nowhere');

/** The pages that need no login. */
const OUTSIDE = PATHS.filter((path) =>
  /^\/(login|register|reset|verify|cancel|auth|terms|components)/.test(path),
);

/** The pages of a user with this project, and the redirections to them. */
const insideOf = (project: string): string[] => [
  ...new Set(
    PATHS.filter((path) => !OUTSIDE.includes(path)).map((path) =>
      path.replace('/projects/:projectId', project),
    ),
  ),
];

/** The pages where sockets or Stripe are used. */
const connectedOf = (project: string): string[] =>
  insideOf(project).filter((path) => path === project || /subscription|payment/.test(path));

interface Allowed {
  script?: string;
  connect?: string;
  frame?: string;
  payment?: string;
  /** The origin of calls from a page over https. */
  secure?: string;
}

const policyOf = (
  kind: Kind,
  { script = '', connect = '', frame = " 'none'", secure = '' }: Allowed,
): string[] => [
  "default-src 'self'",
  `script-src 'self'${script}`,
  `connect-src 'self'${secure}${connect}`,
  `frame-src${frame}`,
  "img-src 'self' data:",
  // The styles of a page, which responses of the API do not have.
  kind === 'api' ? "style-src 'self'" : "style-src 'self' 'nonce-…'",
  "font-src 'self'",
  "worker-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  ...(secure === '' ? [] : ['upgrade-insecure-requests']),
];

/** The security headers of each response. */
const headersOf = (kind: Kind, allowed: Allowed) => ({
  'content-security-policy': policyOf(kind, allowed),
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': `camera=(), microphone=(), geolocation=(), payment=(${allowed.payment ?? ''})`,
  'referrer-policy': 'no-referrer',
  'strict-transport-security': allowed.secure ? 'max-age=31536000' : undefined,
  'x-content-type-options': 'nosniff',
  'x-powered-by': undefined,
});

const STRIPE: Allowed = {
  script: ' https://js.stripe.com',
  connect: ' https://api.stripe.com',
  frame: ' https://js.stripe.com https://hooks.stripe.com',
  payment: 'self "https://js.stripe.com"',
};
const FIREBASE = ' https://identitytoolkit.googleapis.com https://securetoken.googleapis.com';

type Kind = 'page' | 'asset' | 'api';

const CACHING: Record<Kind, string> = {
  page: 'no-store',
  asset: 'public, max-age=31536000, immutable',
  api: 'no-store',
};

const kindOf = (response: Response): Kind | null => {
  const { pathname } = new URL(response.url());
  if (pathname.startsWith('/api/')) return 'api';
  if (pathname.startsWith('/assets/')) return 'asset';
  return response.request().isNavigationRequest() ? 'page' : null;
};

/** A browser that records the headers of every response and every policy violation. */
class Inspection {
  readonly violations: string[] = [];
  private readonly answers: Response[] = [];

  private constructor(readonly app: AppDriver) {}

  static async at(origin: string): Promise<Inspection> {
    const app = await AppDriver.start(ENGLISH_DESK, origin);
    const inspection = new Inspection(app);
    const { page } = app;
    await page.exposeFunction('violated', (what: string) => void inspection.violations.push(what));
    await page.addInitScript(`addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      violated(location.pathname + ': ' + violatedDirective + ' ' + blockedURI))`);
    page.on('response', (response) => {
      if (new URL(response.url()).origin === origin) inspection.answers.push(response);
    });
    return inspection;
  }

  async walk(paths: readonly string[]): Promise<void> {
    const { page } = this.app;
    for (const path of paths) {
      await page.goto(path);
      await page.locator('h1').first().waitFor({ state: 'attached' });
      await loaded(page);
    }
  }

  /** Asserts that nothing was blocked, and that every response had these headers. */
  async expectOnly(allowed: Allowed): Promise<void> {
    const seen: Record<Kind, Set<string>> = { page: new Set(), asset: new Set(), api: new Set() };
    for (const answer of this.answers) {
      const kind = kindOf(answer);
      if (kind !== null) seen[kind].add(JSON.stringify(await whatItSays(answer, headersOf(kind, allowed))));
    }
    for (const kind of ['page', 'asset', 'api'] as const) {
      const expected = { ...headersOf(kind, allowed), 'cache-control': CACHING[kind] };
      expect([...seen[kind]].map((text) => JSON.parse(text) as unknown)).toEqual([expected]);
    }
    expect(this.violations).toEqual([]);
    expect(this.app.complaints).toEqual([]);
  }
}

async function whatItSays(answer: Response, names: object): Promise<Record<string, unknown>> {
  const headers = await answer.allHeaders();
  const policy = headers['content-security-policy']?.replace(/'nonce-[\w+/=]+'/, "'nonce-…'").split(';');
  return {
    ...Object.fromEntries(Object.keys(names).map((name) => [name, headers[name]])),
    'content-security-policy': policy,
    'cache-control': headers['cache-control'],
  };
}

describe('the security headers in a browser', () => {
  it('over plain http allow nothing from elsewhere and require no https; every page works', async () => {
    const { owner, path } = await aShop();
    const inspection = await Inspection.at(at(ORIGIN));
    await inspection.walk(OUTSIDE);
    await inspection.app.enter(owner, path);
    await inspection.walk(insideOf(path));
    await inspection.expectOnly({});
  });

  it('with Firebase accounts allow calls only to Firebase', async () => {
    const environment = {
      IDENTITY_PROVIDER: 'firebase',
      FIREBASE_PROJECT_ID: 'atlas',
      FIREBASE_API_KEY: 'key',
    };
    const motley = start({ MOTLEY_DATA: await aDataFolder(), ...environment });
    const inspection = await Inspection.at(at(await motley.address));
    await inspection.walk(['/login', '/register', '/reset-password', '/auth/action']);
    await inspection.expectOnly({ connect: FIREBASE });
    // An open page would fetch more from the server that ends.
    await inspection.app.page.close();
    await motley.end('SIGTERM');
  });
});

describe('behind a proxy with https, taking payments', () => {
  let proxy: HttpsProxy;
  let till: Till;
  let person: Person;

  beforeAll(async () => {
    proxy = await serveHttps();
    till = await Till.open({ PUBLIC_URL: `https://${HOST}:${proxy.port}`, TRUST_PROXY: '1' });
    proxy.forwardTo(till.origin);
    person = await till.somebody();
  }, 60_000);
  afterAll(async () => {
    await proxy.close();
    await till.close();
  });

  it('require https and allow Stripe; pages work with sockets and the card form', async () => {
    const { path } = await aShop(person);
    const inspection = await Inspection.at(`https://${HOST}:${proxy.port}`);
    const {
      app,
      app: { page, words },
    } = inspection;
    await till.stand(page);
    const heard: string[] = [];
    page.on('websocket', (socket) =>
      socket.once('framereceived', () => heard.push(new URL(socket.url()).origin)),
    );
    await app.enter(person, path);
    await inspection.walk([...connectedOf(path), '/profile/subscriptions']);
    await app.button(words('sub.choose', { plan: words('sub.monthly').toLowerCase() })).click();
    await page.getByLabel('Card number').waitFor();
    await eventually(() => [...new Set(heard)], [`wss://${HOST}:${proxy.port}`]);
    await inspection.expectOnly({ ...STRIPE, secure: ` wss://${HOST}:${proxy.port}` });
  });
});

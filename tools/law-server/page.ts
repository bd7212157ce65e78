/** What the client's own scripts need of a browser, so that Node runs them: imported before any of them. */
const page = { origin: '' };
const kept = new Map<string, string>();
const fetchFrom = globalThis.fetch;

const listens = { addEventListener: () => undefined, removeEventListener: () => undefined };
const storage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
};
const globals = {
  window: listens,
  document: { ...listens, documentElement: { lang: 'en' }, hidden: false },
  navigator: { onLine: true, language: 'en' },
  localStorage: storage,
  fetch: (path: string, init?: RequestInit) => fetchFrom(page.origin + path, init),
};
for (const [name, value] of Object.entries(globals))
  Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });

/** Goes to a server: the paths of calls are its. */
export const goTo = (origin: string): void => void (page.origin = origin);

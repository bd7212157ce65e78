const ofMissingChunks = new WeakSet<Error>();

/** Whether this is the error of a chunk of the page that could not be loaded. */
export const isOfMissingChunk = (error: unknown): boolean =>
  error instanceof Error && ofMissingChunks.has(error);

/**
 * What the build puts around each dynamic `import()`: the browser is asked for a module only when all its files have
 * arrived. It keeps the failure of a module until the page is left, so that a connection lost for a moment would be the
 * end of that part of the page, whereas a file that has failed can be fetched again.
 *
 * @param load the import itself
 * @param files addresses of the chunk, its imports and their styles, below the root of the site
 * @throws an error that `isOfMissingChunk` knows
 */
export async function loadChunk<T>(load: () => Promise<T>, files: readonly string[] = []): Promise<T> {
  const urls = files.map((file) => new URL(`/${file}`, window.location.href).href);
  try {
    await Promise.all(urls.map(fetched));
    // Only now, so that styles stand in the page in the order that the build gives them.
    await Promise.all(urls.filter((url) => url.endsWith('.css')).map(applied));
    return await load();
  } catch (error) {
    if (error instanceof Error) ofMissingChunks.add(error);
    throw error;
  }
}

/** The same promise for all that need an address; what has failed is done again for the next one. */
function oncePerUrl(start: (url: string) => Promise<void>): (url: string) => Promise<void> {
  const started = new Map<string, Promise<void>>();
  return (url) => {
    const known = started.get(url);
    if (known) return known;
    const pending = isInPage(url) ? Promise.resolve() : start(url);
    started.set(url, pending);
    pending.catch(() => started.delete(url));
    return pending;
  };
}

/** The document itself names the files of its start. */
const isInPage = (url: string): boolean =>
  [...document.querySelectorAll<HTMLLinkElement>('link')].some(({ href }) => href === url) ||
  [...document.scripts].some(({ src }) => src === url);

const fetched = oncePerUrl(async (url) => {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} is not served: ${response.status}`);
  // To its end: only then does the browser keep it.
  await response.arrayBuffer();
});

const applied = oncePerUrl(
  (url) =>
    new Promise((resolve, reject) => {
      const link = document.createElement('link');
      link.rel = 'stylesheet';
      link.href = url;
      link.addEventListener('load', () => resolve());
      link.addEventListener('error', () => {
        link.remove();
        reject(new Error(`The style ${url} could not be applied`));
      });
      document.head.append(link);
    }),
);

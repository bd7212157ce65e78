/**
 * Returns the path to open after the login if it is on this site, else null. `//host`, `/\host` and control characters
 * lead to other sites.
 */
export function safeRedirect(target: string | null): string | null {
  if (!target?.startsWith('/') || /^\/[/\\]/.test(target)) return null;
  // Browsers remove control characters from URLs, so that "/\t/host" becomes "//host".
  return [...target].some((character) => character < ' ' || character === '\u007f') ? null : target;
}

/** Where to go after login: a path of this very site, or null. `//host`, `/\host` and control characters lead away. */
export function safeRedirect(target: string | null): string | null {
  if (!target?.startsWith('/') || /^\/[/\\]/.test(target)) return null;
  // Browsers drop control characters from addresses, so that "/\t/host" would become "//host".
  return [...target].some((character) => character < ' ' || character === '\u007f') ? null : target;
}

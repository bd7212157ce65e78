import { safeRedirect } from './safe-redirect.js';

describe('safeRedirect', () => {
  it.each(['/dashboard', '/projects/1?q=a&d=export', '/'])('follows %s', (target) =>
    expect(safeRedirect(target)).toBe(target),
  );
  it.each([
    null,
    '',
    'dashboard',
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/a\nb',
  ])('refuses %j', (target) => expect(safeRedirect(target)).toBeNull());
});

import { readdirSync, readFileSync } from 'node:fs';

const folder = (path: string): URL => new URL(`../../client/src/${path}/`, import.meta.url);

const filesOf = (path: string): string[] =>
  readdirSync(folder(path), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx') && !file.includes('.test.'))
    .sort();

/** A pause, words for screen readers, and what other parts show: the entries of a menu, the place of toasts. */
const UNSEEN = [
  'Delayed.tsx',
  'LiveRegions.tsx',
  'MenuPopup.tsx',
  'Stand.tsx',
  'Toaster.tsx',
  'Toasts.tsx',
  'TooltipPopup.tsx',
];

describe('the showcase', () => {
  it('shows every component of the interface', () => {
    const showcase = filesOf('app/showcase')
      .map((file) => readFileSync(new URL(file, folder('app/showcase')), 'utf8'))
      .join('');
    const isShown = (file: string): boolean => showcase.includes(`/ui/${file.replace('.tsx', '.js')}'`);
    const nameOf = (file: string): string => file.slice(file.lastIndexOf('/') + 1);
    const parts = [...filesOf('project/ui'), ...filesOf('ui')];
    expect(
      parts
        .filter((file) => !isShown(file))
        .map(nameOf)
        .sort(),
    ).toEqual(UNSEEN);
  });
});

import { walkedEntries } from './walk.js';

const walk = (gitignore: string, ...paths: string[]): string[] =>
  walkedEntries(
    paths.map((path) => ({ path, size: 1 })),
    gitignore,
  ).map(({ path }) => path);

it('passes by packages and builds, wherever they are', () =>
  expect(
    walk(
      '',
      'fr.json',
      '.git/config',
      'a/node_modules/b/fr.json',
      'ios/Pods/fr.json',
      'app/build/fr.json',
      'x/building/fr.json',
    ),
  ).toEqual(['fr.json', 'x/building/fr.json']));

it('reads the sources that stand in packages/node_modules, unless git ignores them', () => {
  const paths = [
    'packages/node_modules/@a/b/locales/fr.json',
    'packages/node_modules/@a/b/node_modules/c/fr.json',
    'my-packages/node_modules/fr.json',
    'packages/b/node_modules/fr.json',
  ];
  expect(walk('', ...paths)).toEqual(paths.slice(0, 1));
  expect(walk('node_modules\n', ...paths)).toEqual([]);
});

it('passes by what git ignores, but for what a rule takes back', () =>
  expect(
    walk(
      '*.gen.json\n/out/\n!keep.gen.json\n',
      'fr.gen.json',
      'keep.gen.json',
      'out/fr.json',
      'a/out/fr.json',
    ),
  ).toEqual(['keep.gen.json', 'a/out/fr.json']));

it('leaves out what is no path inside of the repository', () =>
  expect(walk('', '../fr.json', '/fr.json', 'a/./fr.json', 'fr.json')).toEqual(['fr.json']));

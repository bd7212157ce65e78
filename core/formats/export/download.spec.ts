import { strFromU8, unzipSync } from 'fflate';

import { planDownload, zipFiles } from './download.js';

const archive = { projectName: 'Atlas: été!', platform: 'android', date: '2026-10-17' } as const;

describe('a download', () => {
  it.each([
    ['values-fr/strings.xml', 'strings.xml'],
    ['fr.json', 'fr.json'],
  ])('of one file is that file: %s', (path, name) => {
    expect(planDownload([{ path, text: '' }], archive)).toEqual({ name, isArchive: false });
  });

  it('of several is one archive named after the project', () => {
    const files = [
      { path: 'fr.json', text: 'é' },
      { path: 'de.json', text: '' },
    ];
    expect(planDownload(files, archive)).toEqual({
      name: 'atlas-ete-android-2026-10-17.zip',
      isArchive: true,
    });
    expect(planDownload(files, { ...archive, projectName: '★' }).name).toBe('project-android-2026-10-17.zip');
  });
});

it('zips paths and texts as they are', () => {
  const zip = zipFiles(
    [
      { path: 'fr.lproj/Localizable.strings', text: '"é" = "😀";\n' },
      { path: 'fr.lproj/Localizable.stringsdict', text: '' },
    ],
    new Date('2026-10-17T12:00:00Z'),
  );
  expect(Object.entries(unzipSync(zip)).map(([path, bytes]) => [path, strFromU8(bytes)])).toEqual([
    ['fr.lproj/Localizable.strings', '"é" = "😀";\n'],
    ['fr.lproj/Localizable.stringsdict', ''],
  ]);
});

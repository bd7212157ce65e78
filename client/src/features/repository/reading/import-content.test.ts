import { strToU8 } from 'fflate';

import { importContent } from './import-content.js';
import type { ImportContent } from './import-content.js';

const NAMES = new Map([
  ['de', 'Deutsch'],
  ['fr', 'Français'],
]);

/** The content of a new project with the documents of a file. */
function contentOf(texts: Readonly<Record<string, string>>): Promise<ImportContent> {
  const documents = Object.keys(texts).map((tag) => ({ path: `${tag}.yml`, tag }));
  const files = [{ template: '{language}.yml', format: 'yaml', documents }];
  const read = (path: string) => {
    const tag = path.slice(0, 2);
    return Promise.resolve(strToU8(`${tag}:\n  home:\n    title: Title\n    files:${texts[tag] ?? ''}\n`));
  };
  return importContent(
    { files, pluralMode: 'cldr', baseTag: 'en', names: NAMES, isMerged: true },
    { read, digests: new Map() },
    () => undefined,
  );
}

const PLURAL = '\n      one: One\n      other: Other';

describe('the content of a new project', () => {
  it('has keys with their texts in all languages', async () => {
    const { isMerged, content } = await contentOf({ de: PLURAL, fr: PLURAL });
    expect(isMerged).toBe(true);
    expect(content).toContain('"languageName":"Français"');
  });

  it('comes by languages where a key is a plural in some of them only, so that no document loses its texts', async () => {
    const { isMerged, content } = await contentOf({ fr: ' Fichiers', de: PLURAL });
    expect(isMerged).toBe(false);
    expect(JSON.parse(content)).toMatchObject([
      { name: 'Français', tag: 'fr' },
      {
        name: 'Deutsch',
        tag: 'de',
        groups: [{ keys: [{ name: 'title' }, { name: 'files', isPlural: true }] }],
      },
    ]);
  });
});

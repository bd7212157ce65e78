import type { BlankFile, NewFile } from '../model/new-file.js';
import { END, LIST } from '../model/profile-types.js';
import { memberSource, XCODE_STYLE } from './catalogue-json.js';
import type { CatalogueStyle } from './style.js';

/** A new string catalogue, as Xcode writes it: sorted, and without a final newline (docs/formats.md, 15). */
export function blankXcstrings({ groups, languages }: NewFile): BlankFile<CatalogueStyle> {
  const source = languages.find(({ isSource }) => isSource)?.code ?? 'en';
  const [first, last] = [
    memberSource('sourceLanguage', source, 1, XCODE_STYLE),
    memberSource('version', '1.0', 1, XCODE_STYLE),
  ];
  return {
    name: 'Localizable.xcstrings',
    style: XCODE_STYLE,
    parts: [
      `{${first},\n  "strings" : {`,
      LIST,
      { group: null, before: '' },
      { group: null },
      END,
      `${groups.length > 0 ? '' : '\n'}\n  },${last}\n}`,
    ],
  };
}

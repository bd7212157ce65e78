import type { WrittenGroup } from '../export/export-types.js';
import type { WrittenLanguage } from '../profile/kept-file.js';
import { memberSource, XCODE_STYLE } from './catalogue-json.js';
import { compareNames } from './name-order.js';
import { stringSource } from './xcstrings-dialect.js';

/** A new string catalogue, as Xcode writes it: without a final newline. */
export function writeXcstrings(
  groups: readonly WrittenGroup[],
  languages: readonly WrittenLanguage[],
): string {
  const source = languages.find(({ isSource }) => isSource)?.code ?? 'en';
  const strings = groups
    .flatMap(({ keys }) => keys)
    .toSorted((one, other) => compareNames(one.name, other.name))
    .map(({ name, description = '', localizations = [] }) =>
      stringSource(
        {
          name,
          description,
          inLanguages: languages.map((language) => ({ language, key: localizations[language.index] })),
        },
        XCODE_STYLE,
      ),
    );
  const open = strings.length > 0 ? `{${strings.join(',')}\n  }` : '{\n\n  }';
  const [first, last] = [
    memberSource('sourceLanguage', source, 1, XCODE_STYLE),
    memberSource('version', '1.0', 1, XCODE_STYLE),
  ];
  return `{${first},\n  "strings" : ${open},${last}\n}`;
}

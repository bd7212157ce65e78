import { COMMON_GROUP } from '../../domain/rules.js';
import type { WrittenGroup } from '../model/export-types.js';
import type { BlankFile, NewFile } from '../model/new-file.js';
import { END, ENTRY, LIST } from '../model/profile-types.js';
import { dartName } from '../naming/dart-name.js';
import { PrefixIndex } from '../naming/prefix-index.js';
import { LOCALE } from './attributes.js';
import { arbLocale } from './locale.js';
import type { ArbStyle } from './style.js';

/** A new Flutter ARB file (docs/formats.md, 16): it says the group of every key, whatever its name. */
export const blankArb = ({ code, groups }: NewFile): BlankFile<ArbStyle> => ({
  name: `app_${arbLocale(code)}.arb`,
  style: { newline: '\n', lead: '  ', flavour: 'icu', namesGroups: isCommonNamed(groups) ? 'all' : 'own' },
  parts: [
    '{',
    LIST,
    ENTRY,
    `\n  ${JSON.stringify(LOCALE)}: ${JSON.stringify(arbLocale(code))}`,
    END,
    { group: null },
    END,
    '\n}\n',
  ],
});

/** Whether the group of the keys of `common` is said: where an import would find another one in their names. */
function isCommonNamed(groups: readonly WrittenGroup[]): boolean {
  const prefixes = new PrefixIndex(groups.map(({ name }) => [dartName(`${name}_`), name]));
  const common = groups.find(({ name }) => name === COMMON_GROUP);
  return common?.keys.some(({ name }) => prefixes.longestOf(name) !== null) ?? false;
}

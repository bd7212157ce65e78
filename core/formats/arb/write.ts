import { COMMON_GROUP } from '../../domain/rules.js';
import type { WrittenGroup } from '../export/export-types.js';
import { filledForms } from '../export/filled-forms.js';
import { PrefixIndex } from '../import/prefix-index.js';
import type { ProfileStyle } from '../profile/profile-types.js';
import { pluralMembers } from '../web/json-members.js';
import type { PluralWriting } from '../web/plural-writing.js';
import { aboutMember } from './arb-dialect.js';
import { LOCALE } from './attributes.js';
import { dartName } from './dart-name.js';
import { arbLocale } from './locale.js';

const STYLE: ProfileStyle = { newline: '\n', lead: '  ' };

/** A Flutter ARB file (docs/formats.md, 16). Names come in the form of Dart. */
export function writeArb(groups: readonly WrittenGroup[], code: string, writing: PluralWriting): string {
  const isMarked = isCommonMarked(groups);
  const members = groups.flatMap(({ name: group, keys }) =>
    keys.map((key) => {
      const { name, isPlural, texts, description = '' } = key;
      const [[, message] = ['', '']] = isPlural
        ? pluralMembers(filledForms(key), { ...writing, flavour: 'icu' })
        : [[name, texts[0] ?? '']];
      const shown = group === COMMON_GROUP && !isMarked ? '' : group;
      return (
        `  ${JSON.stringify(name)}: ${JSON.stringify(message)}` + aboutMember(name, shown, description, STYLE)
      );
    }),
  );
  const locale = `  ${JSON.stringify(LOCALE)}: ${JSON.stringify(arbLocale(code))}`;
  return `{\n${[locale, ...members].join(',\n')}\n}\n`;
}

/** Whether the group of the keys of `common` is named: where an import would find another one in their names. */
function isCommonMarked(groups: readonly WrittenGroup[]): boolean {
  const prefixes = new PrefixIndex(groups.map(({ name }) => [dartName(`${name}_`), name]));
  const common = groups.find(({ name }) => name === COMMON_GROUP);
  return common?.keys.some(({ name }) => prefixes.longestOf(name) !== null) ?? false;
}

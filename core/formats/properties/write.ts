import type { WrittenGroup } from '../export/export-types.js';
import { filledForms } from '../export/filled-forms.js';
import { markerLine } from '../marker-line.js';
import { freePluralName } from '../suffixed/plural-members.js';
import type { ProfileStyle } from '../profile/profile-types.js';
import type { PluralWriting } from '../web/plural-writing.js';
import { propertiesComment } from './comments.js';
import { entriesOf } from './properties-dialect.js';

/** ASCII, which every version of Java reads the same. */
const STYLE: ProfileStyle = { newline: '\n', lead: null, isAscii: true };

/** Java properties (docs/formats.md, 19). */
export function writeProperties(groups: readonly WrittenGroup[], writing: PluralWriting): string {
  const taken = new Set(
    groups.flatMap(({ keys }) => keys.filter(({ isPlural }) => !isPlural).map(({ name }) => name)),
  );
  return groups
    .map(({ name, keys }) => {
      const lines = keys.flatMap((key) => {
        const free = key.isPlural ? freePluralName(key.name, '.', taken) : key.name;
        const { description = '' } = key;
        return [
          ...(description === '' ? [] : [propertiesComment(description, STYLE)]),
          ...entriesOf({ ...filledForms(key), name: free }, STYLE, writing),
        ];
      });
      return [propertiesComment(markerLine(name), STYLE), ...lines].map((line) => `${line}\n`).join('');
    })
    .join('\n');
}

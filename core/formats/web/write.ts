import type { WrittenGroup, WrittenKey } from '../export/export-types.js';
import { filledForms } from '../export/filled-forms.js';
import { pluralMembers } from './json-members.js';
import { joinForms } from './pipes.js';
import { USUAL_WRITING } from './plural-writing.js';
import type { PluralWriting } from './plural-writing.js';

/** Web JSON (docs/formats.md, 10.3). Written by hand: an object would sort names like "404" to the front. */
export function writeWebJson(
  groups: readonly WrittenGroup[],
  writing: PluralWriting = USUAL_WRITING,
): string {
  const written = groups.map(({ name, keys }) => {
    const members = membersOf(keys, writing).map(
      ([member, text]) => `    ${JSON.stringify(member)}: ${JSON.stringify(text)}`,
    );
    return `  ${JSON.stringify(name)}: {\n${members.join(',\n')}\n  }`;
  });
  return written.length > 0 ? `{\n${written.join(',\n')}\n}\n` : '{}\n';
}

/** No two of the same name: a plural of i18next gives way to a text that has the name of one of its forms. */
function membersOf(keys: readonly WrittenKey[], writing: PluralWriting): [string, string][] {
  const taken = new Set(keys.filter(({ isPlural }) => !isPlural).map(({ name }) => name));
  return keys.flatMap((key): [string, string][] => {
    if (!key.isPlural)
      return [[key.name, writing.flavour === 'pipes' ? joinForms(key.texts) : (key.texts[0] ?? '')]];
    const filled = filledForms(key);
    let members = pluralMembers(filled, writing);
    for (let number = 2; members.some(([name]) => taken.has(name)); number += 1)
      members = pluralMembers({ ...filled, name: `${key.name}_${number}` }, writing);
    for (const [name] of members) taken.add(name);
    return members;
  });
}

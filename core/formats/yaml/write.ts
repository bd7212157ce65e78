import { COMMON_GROUP } from '../../domain/rules.js';
import type { WrittenGroup } from '../export/export-types.js';
import { filledForms } from '../export/filled-forms.js';
import type { ProfileStyle } from '../profile/profile-types.js';
import type { PluralWriting } from '../web/plural-writing.js';
import { rootKey } from './language-root.js';
import { YamlEntries } from './yaml-dialect.js';

const STYLE: ProfileStyle = { newline: '\n', lead: '  ', hasRoot: true };

/** A file of Rails (docs/formats.md, 21): the keys of `common` stand beside the groups. */
export function writeYaml(groups: readonly WrittenGroup[], code: string, writing: PluralWriting): string {
  const entries = new YamlEntries(STYLE, writing);
  const lead = '  ';
  const names = new Set(groups.map(({ name }) => name));
  const lines = groups.map(({ name, keys }) => {
    const filled = keys.map(filledForms);
    const isFlat = name === COMMON_GROUP && !keys.some((key) => names.has(key.name));
    return isFlat ? filled.map((key) => entries.key(key, lead)).join('') : entries.group(name, filled, lead);
  });
  return lines.length > 0 ? `${rootKey(code)}:\n${lines.join('')}` : `${rootKey(code)}: {}\n`;
}

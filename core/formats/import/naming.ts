import { SNAKE_CASE } from '../../domain/rules.js';
import type { ImportWarning } from '../text/import-warning.js';
import type { FileFormat } from '../model/file-format.js';
import { PLATFORM_RULES } from '../naming/platforms.js';
import { report } from '../model/reports.js';
import type { Placing } from '../profile/place-entries.js';

/** The prefix of names with their group, in the form of the platform: `Login_screen_` for `Login screen`. */
export function prefixOfFormats(formats: readonly FileFormat[]): Placing['prefixOf'] {
  const rules = formats.map(({ platform }) => PLATFORM_RULES[platform]);
  const { nameForm: form, joint = '_' } = rules.find(({ nameForm }) => nameForm !== null) ?? {};
  return (group) => form?.(group + joint) ?? group + joint;
}

/** Names of files are kept as they are; that they are not the form's is said once. */
export function namesReport(names: Iterable<string>): ImportWarning[] {
  const first: string[] = [];
  let count = 0;
  for (const name of names) {
    if (SNAKE_CASE.test(name)) continue;
    count += 1;
    if (count <= 5) first.push(name);
  }
  return count > 0 ? [report('key_not_snake_case', { count, keys: first })] : [];
}

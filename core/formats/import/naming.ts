import { SNAKE_CASE } from '../../domain/rules.js';
import type { ImportWarning } from '../catalogue.js';
import type { FileFormat } from '../file-format.js';
import { PLATFORM_RULES } from '../platforms.js';
import { report } from '../reports.js';
import type { PrefixOf } from './group-entries.js';

/** What a name begins with that carries its group. In its platform's form, `Login screen` meets `Login_screen_`. */
export function prefixOfFormats(formats: readonly FileFormat[]): PrefixOf {
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

import type { PluralForm } from '../../domain/plural-rules.js';
import { pathEnd, renamedLast } from '../text/renamed.js';
import { scalarText } from './scalar-text.js';
import type { YamlStyle } from './style.js';
import { rewritten } from './write-scalar.js';

/** A key at the beginning of a line or behind a bracket. */
const KEY =
  /(?<=(?:^|\n|[{,])[ \t]*)(?:"(?:[^"\\\r\n]|\\.)*"|'(?:[^'\r\n]|'')*'|[^\s"'#{}[\],&*!|>%@`?-][^\r\n:#]*?)(?=[ \t]*:(?:\s|$))/g;

/** Source with another name of the last key that has it; before a form of a plural stands the name of the form. */
export function renamedKey(
  source: string,
  from: string,
  to: string,
  form: PluralForm | undefined,
  style: YamlStyle,
): string | null {
  let skipped = form === undefined;
  return renamedLast(source, KEY, (raw) => {
    const own = scalarText(raw);
    const isForm = !skipped && (own === form || (own === 'zero' && form === '=0'));
    skipped = true;
    const name = isForm ? null : pathEnd(own, from, to);
    return name === null ? null : rewritten(name, { text: 0, raw, isInBrackets: true }, style);
  });
}

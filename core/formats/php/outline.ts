import { scanPhp } from './scan.js';
import type { PhpStyle } from './style.js';

/** What a file looks like. */
export interface PhpOutline {
  style: PhpStyle;
  /** Where arrays begin that have a comma behind their last element, or no element at all. */
  withCommas: ReadonlySet<number>;
}

const USUAL_INDENTATION = '    ';

/** @throws Malformed, as `scanPhp` */
export function outlineOf(source: string): PhpOutline {
  const open: { start: number; isEmpty: boolean }[] = [];
  const withCommas = new Set<number>();
  let [single, double, brackets, long] = [0, 0, 0, 0];
  scanPhp(source, {
    comment: () => undefined,
    element: () => {
      const parent = open.at(-1);
      if (parent) parent.isEmpty = false;
    },
    open: (start) => {
      if (source[start] === '[') brackets += 1;
      else long += 1;
      open.push({ start, isEmpty: true });
    },
    close: (_, hasComma) => {
      const array = open.pop();
      if (array && (hasComma || array.isEmpty)) withCommas.add(array.start);
    },
    text: ({ quote }) => {
      if (quote === "'") single += 1;
      else if (quote) double += 1;
    },
    other: () => undefined,
    endElement: () => undefined,
  });
  const style: PhpStyle = {
    newline: /\r\n|\n|\r/.exec(source)?.[0] ?? '\n',
    lead: /(?:\[|\()[ \t]*\r?\n(?:[ \t]*\r?\n)*([ \t]+)['"\d/#*]/.exec(source)?.[1] ?? USUAL_INDENTATION,
    ...(double > single && { quote: '"' as const }),
    ...(long > brackets && { isLong: true as const }),
  };
  return { style, withCommas };
}

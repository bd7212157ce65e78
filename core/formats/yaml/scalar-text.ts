import { CST } from 'yaml';

import { withLineEnds } from './source/parse.js';

const HEADER = /^([|>][-+\d]{0,2})[^\n]*/;

/**
 * The text that the source of a scalar stands for.
 *
 * @param indentation around a block scalar whose header gives its own
 */
export function scalarText(raw: string, indentation = ''): string {
  const source = withLineEnds(raw);
  if (source === '') return '';
  const header = HEADER.exec(source);
  return (header ? blockText(source, header, indentation.length) : flowText(source)).value;
}

const TYPES = new Map([
  ['"', 'double-quoted-scalar'],
  ["'", 'single-quoted-scalar'],
] as const);

function flowText(source: string) {
  const type = TYPES.get(source.charAt(0) as '"' | "'") ?? 'scalar';
  return CST.resolveAsScalar({ type, offset: 0, indent: 0, source, end: [] }, false);
}

function blockText(source: string, [line, header = '']: RegExpExecArray, indent: number) {
  const props: CST.Token[] = [{ type: 'block-scalar-header', offset: 0, indent, source: header }];
  const content = source.slice(line.length + 1);
  return CST.resolveAsScalar({ type: 'block-scalar', offset: 0, indent, props, source: content }, false);
}

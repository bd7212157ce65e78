import { SIGN } from '../characters.js';
import type { ComparingRule } from '../context.js';

/** `lines`: the text has as many lines as the source, not counting empty lines at the edges. */
export const lineRule: ComparingRule = ({ own, source }, report) => {
  if (((own.signs | source.signs) & SIGN.lineBreak) === 0) return;
  const [count, expected] = [linesOf(own.text), linesOf(source.text)];
  if (count !== expected) report({ check: 'lines', at: [0, own.text.length], args: { count, expected } });
};

const linesOf = (text: string): number => text.trim().split(/\r\n|[\n\r\u2028\u2029]/).length;

import { exampleNumbers } from '../domain/plural-rules.js';
import type { PluralForm } from '../domain/plural-rules.js';
import type { Placeholder } from './placeholders.js';

/**
 * Returns whether a form may leave out the number: exact numbers, and forms of a single number, such as the Arabic dual,
 * or of none and one, as in French. A form for 1, 21, 31 … may not.
 */
export const mayOmitNumber = (form: PluralForm | null, tag: string | null): boolean =>
  form !== null && standsForOne(exampleNumbers(tag, form), form);

const standsForOne = (numbers: readonly number[], form: PluralForm): boolean =>
  numbers.length === 1 || (form === 'one' && numbers.every((number) => number < 2));

/**
 * Returns whether a placeholder may be the number of a plural: a printf integer, a common name, or the only
 * placeholder.
 */
export const mayBeNumber = ({ type, argument }: Placeholder, all: readonly Placeholder[]): boolean =>
  all.length === 1 || type === 'int' || /^(?:n|0|num(?:ber)?|.*count|.*quantity|.*total)$/i.test(argument);

import { exampleNumbers } from '../domain/plural-rules.js';
import type { PluralForm } from '../domain/plural-rules.js';
import type { Placeholder } from './placeholders.js';

/**
 * Returns whether a form may leave out the number: `one`, exact numbers, and forms of a single number, such as the
 * Arabic dual.
 */
export const mayOmitNumber = (form: PluralForm | null, tag: string | null): boolean =>
  form !== null && (form === 'one' || form.startsWith('=') || exampleNumbers(tag, form).length === 1);

/**
 * Returns whether a placeholder may be the number of a plural: a printf integer, a common name, or the only
 * placeholder.
 */
export const mayBeNumber = ({ type, argument }: Placeholder, all: readonly Placeholder[]): boolean =>
  all.length === 1 || type === 'int' || /^(?:n|0|num(?:ber)?|.*count|.*quantity|.*total)$/i.test(argument);

import { exampleNumbers } from '../domain/plural-rules.js';
import type { PluralForm } from '../domain/plural-rules.js';
import type { Placeholder } from './placeholders.js';

/** Whether a form may leave out the number: `one`, exact numbers, and what is one number only, such as two in Arabic. */
export const mayOmitNumber = (form: PluralForm | null, tag: string | null): boolean =>
  form !== null && (form === 'one' || form.startsWith('=') || exampleNumbers(tag, form).length === 1);

/** Whether a placeholder of a plural may be its number: an integer of printf, a common name, or the only one. */
export const mayBeNumber = ({ type, argument }: Placeholder, all: readonly Placeholder[]): boolean =>
  all.length === 1 || type === 'int' || /^(?:n|0|num(?:ber)?|.*count|.*quantity|.*total)$/i.test(argument);

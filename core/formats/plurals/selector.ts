import type { PluralForm } from '../../domain/plural-rules.js';
import type { PluralWriting } from './plural-writing.js';

/** What ICU calls a form. */
export const selectorOf = (form: PluralForm, { pluralMode }: Pick<PluralWriting, 'pluralMode'>): string =>
  pluralMode === 'strict' && form === 'zero' ? '=0' : form;

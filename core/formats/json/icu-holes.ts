import type { KeptPlural } from '../model/kept-plural.js';
import type { FormsPart, ProfilePart } from '../model/profile-types.js';
import type { IcuForm, IcuPlural } from '../../messages/icu-plural.js';
import { offsetsIn } from './json-string.js';

/** A place in a JSON string that holds something of the project; by offsets in the source of the string. */
export interface Hole {
  start: number;
  end: number;
  part: ProfilePart;
}

/**
 * The places of a message that is a plural: its texts, the text around it, and the one for further forms.
 *
 * @param raw the JSON string, with its quotes
 * @param entry the index of its key
 */
export function icuHoles(
  raw: string,
  message: string,
  plural: IcuPlural,
  { formOf }: Pick<KeptPlural, 'formOf'>,
  entry: number,
): Hole[] {
  const at = offsetsIn(raw);
  const hole = (start: number, end: number, part: (source: string) => ProfilePart): Hole => ({
    start: at(start),
    end: at(end),
    part: part(raw.slice(at(start), at(end))),
  });
  const frame = (source: string): ProfilePart => ({ frame: entry, raw: source, reference: '' });
  const { start, end, forms, before, after } = plural;
  const around = { ...(before !== '' && { before }), ...(after !== '' && { after }) };
  const texts = forms.flatMap((form) => {
    const known = formOf.get(form.selector);
    return known === undefined
      ? []
      : [hole(form.start, form.end, (own) => ({ text: entry, form: known, raw: own, ...around }))];
  });
  const last = forms.find(({ selector }) => selector === 'other');
  return [
    ...(before === '' ? [] : [hole(0, start, frame)]),
    ...texts,
    ...(last
      ? [
          hole(last.lead, last.lead, () =>
            furtherForms(last, forms, formOf, entry, raw.slice(at(last.lead), at(last.name))),
          ),
        ]
      : []),
    ...(after === '' ? [] : [hole(end, message.length, frame)]),
  ].toSorted((one, other) => one.start - other.start);
}

/** Before other, which is the last one by custom. */
function furtherForms(
  { selector: other }: IcuForm,
  forms: readonly IcuForm[],
  formOf: KeptPlural['formOf'],
  entry: number,
  lead: string,
): FormsPart {
  const taken = forms.flatMap(({ selector }) =>
    selector === other || formOf.get(selector) === selector ? [] : [selector],
  );
  return { forms: entry, lead, ...(taken.length > 0 && { taken }) };
}

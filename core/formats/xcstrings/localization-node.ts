import type { PluralForm } from '../../domain/plural-rules.js';
import { QUANTITIES } from '../../domain/quantities.js';
import type { WrittenKey } from '../model/export-types.js';
import { filledForms } from '../model/filled-forms.js';
import type { CatalogueNode, CatalogueObject } from './catalogue-json.js';
import { compareNames } from './name-order.js';
import type { Shape } from './shape.js';
import { stateOf } from './states.js';
import type { CatalogueStyle } from './style.js';

/**
 * What a catalogue holds of a string in one language; null if that would say nothing.
 *
 * @param keys by their positions in the shape; undefined: the language has no such key
 */
export function localizationNode(
  shape: Shape,
  keys: readonly (WrittenKey | undefined)[],
  style: CatalogueStyle,
): CatalogueObject | null {
  if (typeof shape === 'number') return keyNode(keys[shape], style);
  const filled = keys.map((key) => (key?.texts.some((text) => text !== '') ? key : undefined));
  return compositeNode(shape, filled, style);
}

function compositeNode(
  shape: Exclude<Shape, number>,
  keys: readonly (WrittenKey | undefined)[],
  style: CatalogueStyle,
): CatalogueObject | null {
  if ('set' in shape) return setNode(shape.set, keys, style);
  if ('device' in shape) {
    const devices = shape.device.flatMap(([name, inner]) => {
      const node = localizationNode(inner, keys, style);
      return node ? [[name, node] as const] : [];
    });
    return devices.length > 0 ? object({ variations: object({ device: { members: devices } }) }) : null;
  }
  const unit = shape.unit === undefined ? object({}) : localizationNode(shape.unit, keys, style);
  const variables = shape.substitutions.map(([name, fields, inner]) => {
    const node = localizationNode(inner, keys, style);
    const known = Object.entries(fields).sort(([one], [other]) => compareNames(one, other));
    return node && ([name, { members: [...known, ...node.members] }] as const);
  });
  // A text that refers to a variable which is not there would be shown as it is.
  const whole = variables.filter((variable) => variable !== null);
  if (!unit || whole.length < variables.length) return null;
  return { members: [...unit.members, ['substitutions', { members: whole }]] };
}

function keyNode(given: WrittenKey | undefined, style: CatalogueStyle): CatalogueObject | null {
  if (!given) return null;
  const key = filledForms(given);
  const { texts, statuses = [], isPlural, forms = QUANTITIES } = key;
  const unit = (index: number): CatalogueObject =>
    unitNode(texts[index] ?? '', stateOf(texts[index] ?? '', statuses[index] ?? 'modified', style));
  if (!isPlural) return unit(0);
  const named = forms.flatMap((form, index): Member[] => {
    const name = quantityOf(form, forms);
    return name === null ? [] : [[name, unit(index)]];
  });
  if (named.length === 0) return null;
  // Numbers that have no form of their own take `other`: there is no plural without it.
  const other: Member[] = forms.includes('other') ? [] : [['other', unitNode('', 'new')]];
  const members = [...named, ...other].sort(([one], [another]) => compareNames(one, another));
  return object({ variations: object({ plural: { members } }) });
}

type Member = [name: string, node: CatalogueNode];

/** What Apple calls a form: `zero` is exactly 0, unless the plural has that category. Null: nothing. */
export function quantityOf(form: PluralForm, forms: readonly PluralForm[]): string | null {
  if (!form.startsWith('=')) return form;
  return form === '=0' && !forms.includes('zero') ? 'zero' : null;
}

function setNode(
  positions: readonly number[],
  keys: readonly (WrittenKey | undefined)[],
  style: CatalogueStyle,
): CatalogueObject | null {
  const texts = positions.flatMap((position) => keys[position]?.texts[0] ?? []);
  const status = positions.map((position) => keys[position]?.statuses?.[0] ?? 'modified');
  const [first = 'modified'] = status.filter((one) => one !== 'validated');
  if (texts.length === 0) return null;
  const state = stateOf(
    texts.join(''),
    status.every((one) => one === 'validated') ? 'validated' : first,
    style,
  );
  return object({ stringSet: object({ state, values: texts }) });
}

const unitNode = (value: string, state: string): CatalogueObject =>
  object({ stringUnit: object({ state, value }) });

const object = (fields: Readonly<Record<string, CatalogueNode>>): CatalogueObject => ({
  members: Object.entries(fields),
});

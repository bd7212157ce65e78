import { parse, TYPE } from '@formatjs/icu-messageformat-parser';
import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';

type Element = MessageFormatElement;

const SUFFIXED = /^(.+)_(zero|one|two|few|many|other)$/;
const PIPES = /(?<!\\)\|/;

/**
 * How many plurals a JSON file has by the flavour that has most of them, as i18next and formatjs know them; not counted by
 * the product (docs/formats.md, 13.12 and 13.13).
 * @param texts all of its texts
 */
export const jsonPluralsIn = (content: unknown, texts: string[]) =>
  Math.max(
    suffixedIn(content),
    texts.filter(isIcuPlural).length,
    texts.filter((text) => PIPES.test(text)).length,
  );

const isCardinal = (base: string) => base !== '' && !base.endsWith('_ordinal');

/** Names of one object that differ in their category only: `other`, and at least one more. */
function suffixedIn(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  const categories = new Map<string, string[]>();
  for (const [name, text] of Object.entries(value)) {
    const [, base = '', category = ''] = SUFFIXED.exec(name) ?? [];
    if (typeof text === 'string' && isCardinal(base))
      categories.set(base, [...(categories.get(base) ?? []), category]);
  }
  const own = [...categories.values()].filter((all) => all.length > 1 && all.includes('other')).length;
  return Object.values(value).reduce((sum: number, inner) => sum + suffixedIn(inner), own);
}

/** One cardinal plural without an offset, in text that means the same inside of it. */
function isIcuPlural(text: string) {
  const elements = elementsOf(text);
  const [plural, ...others] = elements.filter(isChoice);
  if (plural?.type !== TYPE.plural || others.length > 0) return false;
  const inner = Object.values(plural.options).flatMap(({ value }) => value);
  const around = elements.filter((element) => element !== plural);
  const isFramed = around.some((element) => element.type === TYPE.literal && element.value.includes('#'));
  return plural.pluralType === 'cardinal' && plural.offset === 0 && !inner.some(isChoice) && !isFramed;
}

const isChoice = ({ type }: Element) => type === TYPE.plural || type === TYPE.select;

function elementsOf(text: string): Element[] {
  try {
    return parse(text, { ignoreTag: true });
  } catch {
    return [];
  }
}

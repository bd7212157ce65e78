import { soundDoctype } from './doctype.js';
import { expandEntities } from './expand.js';

type Entities = ReadonlyMap<string, string>;

/** Source of a document as text: references resolved, line ends as LF. */
export type DecodeXml = (raw: string) => string;

const PREDEFINED = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
]);

/**
 * How the references of a document are resolved, whose beginning declares its entities. Works on sound documents: what
 * cannot be resolved stays as it is.
 */
export function referencesOf(source: string): DecodeXml {
  const entities = entitiesOf(source);
  return (raw) => {
    const text = raw.includes('\r') ? raw.replace(/\r\n?/g, '\n') : raw;
    return text.includes('&') ? resolve(expanded(text, entities)) : text;
  };
}

/** The internal entities that a document declares. */
export function entitiesOf(source: string): Entities {
  if (!source.includes('<!ENTITY')) return new Map();
  return soundDoctype(source.replace(/\r\n?/g, '\n'))?.entities ?? new Map();
}

function expanded(text: string, entities: Entities): string {
  if (entities.size === 0) return text;
  const result = expandEntities(text, 0, entities);
  return 'text' in result ? result.text : text;
}

const resolve = (text: string): string =>
  text.replace(
    /&(?:#x([\da-fA-F]+)|#(\d+)|([a-z]+));/g,
    (whole, hex?: string, decimal?: string, name?: string) => {
      if (name !== undefined) return PREDEFINED.get(name) ?? whole;
      const code = hex === undefined ? Number(decimal) : parseInt(hex, 16);
      return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
    },
  );

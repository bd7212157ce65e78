import { Malformed } from '../text/malformed.js';
import { referencesOf } from '../xml/decode-references.js';

/** A tag of a part: these are written by programs, without comments and CDATA around what we look for. */
export interface XmlTag {
  index: number;
  end: number;
  isClosing: boolean;
  isEmpty: boolean;
  /** With its colon; empty without one. */
  prefix: string;
  name: string;
  attributes: string;
}

const decode = referencesOf('');

/** The tags of some elements. @throws Malformed when the part has content in which tags are none */
export function* tagsOf(source: string, names: string): Generator<XmlTag> {
  const opaque = source.search(/<!/);
  if (opaque >= 0) throw new Malformed(1, { fault: 'text', found: source.slice(opaque, opaque + 20) });
  const pattern = new RegExp(`<(/?)((?:[\\w.-]{1,40}:)?)(${names})(?=[\\s/>])([^<>]*)>`, 'g');
  for (let found = pattern.exec(source); found; found = pattern.exec(source)) {
    const { index, 0: whole, 1: slash, 2: prefix = '', 3: name = '', 4: attributes = '' } = found;
    const isEmpty = attributes.endsWith('/');
    yield { index, end: index + whole.length, isClosing: slash === '/', isEmpty, prefix, name, attributes };
  }
}

const PATTERNS = new Map<string, RegExp>();

/** An attribute of a tag, as text. */
export function attributeOf(attributes: string, name: string): string | null {
  const pattern = PATTERNS.get(name) ?? patternOf(name);
  const found = pattern.exec(attributes);
  return found ? decode(found[1] ?? found[2] ?? '') : null;
}

function patternOf(name: string): RegExp {
  const pattern = new RegExp(`(?:^|\\s)${name}\\s{0,9}=\\s{0,9}(?:"([^"]*)"|'([^']*)')`);
  PATTERNS.set(name, pattern);
  return pattern;
}

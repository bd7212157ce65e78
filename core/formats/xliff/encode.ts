import { cutAtInlineTags } from '../../messages/inline-tags.js';
import { elementTextLike, isXmlText, xmlText } from '../xml/write.js';
import { tagsIn } from './markup/inline.js';
import type { Vocabulary } from './markup/vocabulary.js';

const NAMES_1 = new Set(['g', 'x', 'bx', 'ex', 'bpt', 'ept', 'it', 'ph', 'mrk']);
const NAMES_2 = new Set(['pc', 'ph', 'sc', 'ec', 'mrk', 'sm', 'em', 'cp']);

/**
 * A text as the content of a `<source>` or `<target>`: its inline tags are tags again as far as they are nested well, and
 * everything else is escaped. A text in CDATA stays in it.
 *
 * @param raw what stood there, whose tags may come back whatever they are
 */
export function inlineSource(text: string, raw: string, vocabulary: Vocabulary): string {
  const isCdata = /^<!\[CDATA\[[^]*\]\]>$/.test(raw) && raw.indexOf(']]>') === raw.length - ']]>'.length;
  if (isCdata && !/\]\]>|\r/.test(text)) return `<![CDATA[${xmlText(text)}]]>`;
  if (!text.includes('<')) return elementTextLike(text, raw);
  const known = tagsIn(raw);
  const pieces = known.size > 0 ? cutAtTags(text, known) : cutAtInlineTags(text);
  const isTag = (tag: string): boolean => known.has(tag) || isInline(tag, vocabulary);
  const nested = nestedTags(pieces, isTag);
  return pieces.map((piece, at) => (nested.has(at) ? piece : elementTextLike(piece, raw))).join('');
}

const ANY_TAG = /<\/?[A-Za-z_][^\s<>"'/=]*(?:\s+[^\s<>"'/=]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*\s*\/?>/g;

/** Cuts at tags of any name, of which some are known. */
function cutAtTags(text: string, known: ReadonlySet<string>): string[] {
  const pieces: string[] = [];
  let end = 0;
  for (const { index, 0: tag } of text.matchAll(ANY_TAG)) {
    if (!known.has(tag) && cutAtInlineTags(tag).length === 1) continue;
    pieces.push(text.slice(end, index), tag);
    end = index + tag.length;
  }
  return [...pieces, text.slice(end)];
}

/** The places of the tags that have a beginning and an end, or are both. */
function nestedTags(pieces: readonly string[], isTag: (tag: string) => boolean): Set<number> {
  const nested = new Set<number>();
  const open: { at: number; name: string }[] = [];
  for (let at = 1; at < pieces.length; at += 2) {
    const tag = pieces[at] ?? '';
    if (tag.startsWith('</')) {
      if (open.at(-1)?.name !== nameOf(tag)) continue;
      nested.add(open.pop()?.at ?? at).add(at);
    } else if (!isTag(tag)) continue;
    else if (tag.endsWith('/>')) nested.add(at);
    else open.push({ at, name: nameOf(tag) });
  }
  return nested;
}

const nameOf = (tag: string): string => /^<\/?([^\s/>]+)/.exec(tag)?.[1] ?? '';

/** Whether a tag is one of the format that is well-formed wherever it stands. */
function isInline(tag: string, { isVersion2, namespaces }: Vocabulary): boolean {
  if (!(isVersion2 ? NAMES_2 : NAMES_1).has(nameOf(tag)) || tag.includes('\r') || !isXmlText(tag))
    return false;
  const names = [...tag.matchAll(/([\w:.-]+)\s*=\s*(?:"[^"]*"|'[^']*')/g)].map(([, name = '']) => name);
  return (
    new Set(names).size === names.length &&
    names.every((name) => isBound(name, namespaces)) &&
    !BAD_REFERENCE.test(tag)
  );
}

/** What is no reference in every document: other entities are declared in one, and some characters in none. */
const BAD_REFERENCE = /&(?!(?:amp|lt|gt|quot|apos|#(?:9|10|13|3[2-9]|[4-9]\d|1[01]\d|12[0-6]));)/;

/** Whether a name of an attribute is one, and its prefix is declared. */
function isBound(name: string, namespaces: ReadonlySet<string>): boolean {
  const [prefix = '', local, ...rest] = name.split(':');
  if (!/^[A-Za-z_]/.test(name) || rest.length > 0 || prefix === 'xmlns' || name === 'xmlns') return false;
  return local === undefined || (/^[A-Za-z_]/.test(local) && namespaces.has(prefix));
}

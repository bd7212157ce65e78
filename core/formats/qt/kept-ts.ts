import { canonicalTag } from '../../domain/languages/language-code.js';
import { assemble } from '../layout/placed.js';
import type { KeepContext, KeptFile } from '../model/kept-file.js';
import { lineIndex } from '../text/lines.js';
import { Malformed, unexpected } from '../text/malformed.js';
import { spaceBefore } from '../text/space-before.js';
import { checkDocument } from '../xml/check-document.js';
import { referencesOf } from '../xml/decode-references.js';
import { outlineDocument } from '../xml/document.js';
import { attributesOf } from '../xml/outline.js';
import type { XmlNode } from '../xml/outline.js';
import type { XmlTag } from '../xml/parse.js';
import { contextsIn, messageOf } from './messages.js';
import type { Context } from './messages.js';
import { QtReader } from './qt-reader.js';
import type { QtStyle } from './style.js';

/**
 * Reads a document of Qt Linguist that is to come back as it was (docs/formats.md, 27): the name of a key is the source of its
 * message, and its group the context.
 *
 * @throws Malformed when it is not well-formed or its root is not `<TS>`
 */
export function keepTs(source: string, context: KeepContext): KeptFile<QtStyle> {
  const root = rootOf(source);
  const contexts = contextsIn(root);
  const language = attributesOf(source, root).get('language') ?? null;
  const tag = context.tag ?? (language === null ? null : canonicalTag(language));
  const reader = new QtReader(source, context, {
    decode: referencesOf(source),
    lineAt: lineIndex(source),
    tag,
    impliesTexts: /^en\b/i.test(tag ?? '') && areNamedByTexts(source, contexts),
  });
  for (const one of contexts) reader.readContext(one);
  const end = contexts.at(-1)?.node.end ?? root.contentStart;
  const placed = [...reader.placed, { start: end, end, parts: [{ group: null }] }];
  return {
    style: styleOf(source, contexts, context),
    parts: assemble(source, placed, 0, source.length),
    entries: reader.entries,
    carried: context.carried.list(),
    statuses: reader.statuses,
  };
}

function rootOf(source: string): XmlNode {
  checkDocument(source, checkRoot);
  const root = outlineDocument(source).find(({ kind }) => kind === 'element');
  // `<TS/>` has no place for a message.
  if (!root || root.contentStart === root.end) throw new Malformed(1, unexpected('TS'));
  return root;
}

function checkRoot(tag: XmlTag): void {
  if (tag.name !== 'TS') throw new Malformed(tag.line, unexpected(tag.name));
}

/** Whether most sources are sentences, and not codes. */
function areNamedByTexts(source: string, contexts: readonly Context[]): boolean {
  const texts = contexts
    .flatMap(({ messages }) => messages)
    .flatMap((node) => messageOf(source, node) ?? [])
    .filter(({ id }) => id === undefined)
    .map((message) => source.slice(message.source.contentStart, message.source.contentEnd));
  return texts.filter((text) => /\S\s+\S/.test(text)).length > texts.length / 2;
}

function styleOf(source: string, contexts: readonly Context[], { takeStatuses }: KeepContext): QtStyle {
  const newline = /\r\n|\n|\r/.exec(source)?.[0] ?? '\n';
  const first: XmlNode | undefined = contexts.find(({ node, messages }) => node !== messages[0])?.messages[0];
  const lead = first && lastLine(spaceBefore(source, first.start));
  return {
    newline,
    lead: lead ?? `${newline}    `,
    ...(/&(?:quot|apos);/.test(source) && { escapesQuotes: true as const }),
    ...(takeStatuses && { hasStatuses: true as const }),
  };
}

const lastLine = (space: string): string => /(?:\r\n|\n|\r)[^\r\n]*$/.exec(space)?.[0] ?? space;

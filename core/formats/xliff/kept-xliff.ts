import { FlatFile } from '../model/flat-entries.js';
import { lineIndex } from '../text/lines.js';
import { Malformed, unexpected } from '../text/malformed.js';
import { layOut } from '../layout/flat-layout.js';
import type { LayoutItem } from '../layout/flat-layout.js';
import type { KeepContext, KeptFile } from '../model/kept-file.js';
import { spaceBefore } from '../text/space-before.js';
import { storable } from '../text/storable.js';
import { checkDocument } from '../xml/check-document.js';
import { referencesOf } from '../xml/decode-references.js';
import { outlineDocument } from '../xml/document.js';
import type { XmlNode } from '../xml/outline.js';
import type { XmlTag } from '../xml/parse.js';
import { filesOf, isIn, languagesOf, mainPair } from './file-languages.js';
import type { XliffFile } from './file-languages.js';
import type { XliffStyle } from './style.js';
import { fileName } from './units/key-names.js';
import { KeyFinder } from './units/keys.js';
import type { PlacedUnit, XliffKey } from './units/keys.js';
import { UnitReader } from './units/unit-reader.js';
import { UnitFinder } from './units/unit-finder.js';
import { vocabularyOf } from './markup/vocabulary.js';
import type { Vocabulary } from './markup/vocabulary.js';

/**
 * Reads an XLIFF document that is to come back as it was (docs/formats.md, 18).
 *
 * @throws Malformed when it is none, or does not say in which language its sources are
 */
export function keepXliff(source: string, given: KeepContext): KeptFile<XliffStyle> {
  checkDocument(source, checkRoot);
  const root = outlineDocument(source).find(({ kind }) => kind === 'element');
  if (!root) throw new Malformed(1);
  const vocabulary = vocabularyOf(source);
  const context = { ...given, lineAt: lineIndex(source), decode: referencesOf(source) };
  const { carried, lineAt, decode } = context;
  const files = filesOf(source, root, vocabulary, lineAt);
  const pair = mainPair(files);
  const own = files.filter((file) => isIn(file, pair));
  for (const file of files) if (!isIn(file, pair)) carried.add('file', lineAt(file.node.start));
  const taken: string[] = [];
  const finder = new UnitFinder(source, vocabulary, decode, ({ start }, what, name) => {
    carried.add(what, lineAt(start));
    if (name !== undefined) taken.push(storable(name));
  });
  const units = own.flatMap(({ node }, file) =>
    finder.unitsIn(node).map((unit): PlacedUnit => ({ unit, file, group: unit.group })),
  );
  const names = own.map(({ node }) => fileName(source, node));
  const keys = new KeyFinder(source, decode, units, names).find();
  const languages = languagesOf(pair, hasTargets(keys), context.tag);
  const file = new FlatFile(context);
  const reader = new UnitReader(source, vocabulary, file, languages, context, pair.isAgain);
  const items = reader.read(
    units.map(({ unit }) => unit),
    keys,
  );
  const place = placeIn(source, own, vocabulary);
  const end: LayoutItem[] = place === null ? [] : [{ kind: 'other', start: place, end: place }];
  const { parts, lead } = layOut(source, [...items, ...end], file, () => '', taken);
  return {
    style: { ...styleOf(source, reader, keys, context), lead },
    // Without a place, nothing can be added.
    parts: place === null ? [source] : parts,
    entries: file,
    languages,
    ...(reader.hasStates && { statuses: reader.statuses }),
    carried: carried.list(),
  };
}

function checkRoot({ name, line }: XmlTag): void {
  if (!/^(?:[^:]+:)?xliff$/.test(name)) throw new Malformed(line, unexpected(name));
}

const hasTargets = (keys: readonly XliffKey[]): boolean =>
  keys.some(({ texts }) => texts.some(({ targetText }) => targetText));

function styleOf(
  source: string,
  { hasStates }: UnitReader,
  keys: readonly XliffKey[],
  { takeStatuses }: KeepContext,
): Omit<XliffStyle, 'lead'> {
  const units = keys.flatMap(({ texts }) => texts.map(({ unit }) => unit));
  const named = units.filter(({ isNamed }) => isNamed);
  return {
    newline: /\r\n|\n|\r/.exec(source)?.[0] ?? '\n',
    ...(takeStatuses && { hasStatuses: true }),
    ...(!hasStates && hasTargets(keys) && { isStateless: true }),
    ...(named.length > 0 && named.length * 2 >= units.length && { isNamed: true }),
  };
}

/** Where units go that the document does not have: at the end of the last file that has room; null if none has. */
function placeIn(
  source: string,
  files: readonly XliffFile[],
  { isVersion2, prefix }: Vocabulary,
): number | null {
  const bodies = files.flatMap(({ node }): XmlNode[] =>
    isVersion2 ? [node] : node.children.filter(({ name }) => name === `${prefix}body`),
  );
  const last = bodies.findLast(({ contentStart, end }) => contentStart < end);
  return last ? last.contentEnd - spaceBefore(source, last.contentEnd, last.contentStart).length : null;
}

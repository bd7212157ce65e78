import { canonicalTag } from '../../domain/languages/language-code.js';
import { Malformed, unexpected } from '../text/malformed.js';
import type { FileLanguage } from '../model/profile-types.js';
import { storable } from '../text/storable.js';
import { attributesOf } from '../xml/outline.js';
import type { XmlNode } from '../xml/outline.js';
import type { Vocabulary } from './markup/vocabulary.js';

/** The languages of a `<file>`. */
export interface FilePair {
  source: FileLanguage;
  /** Null where the file names none, or the source language again. */
  target: FileLanguage | null;
  /** Whether it names the source language again. */
  isAgain: boolean;
}

/** A `<file>` of a document. */
export interface XliffFile {
  node: XmlNode;
  pair: FilePair;
}

/**
 * The files of a document, with their languages.
 *
 * @throws Malformed where one names no source language, or there is none
 */
export function filesOf(
  source: string,
  root: XmlNode,
  { isVersion2, prefix }: Vocabulary,
  lineAt: (offset: number) => number,
): [XliffFile, ...XliffFile[]] {
  const [sourceName, targetName] = isVersion2
    ? (['srcLang', 'trgLang'] as const)
    : (['source-language', 'target-language'] as const);
  const files = root.children.filter(({ kind, name }) => kind === 'element' && name === `${prefix}file`);
  const read = files.map((node): XliffFile => {
    const attributes = attributesOf(source, isVersion2 ? root : node);
    const code = attributes.get(sourceName)?.trim() ?? '';
    if (code === '') throw new Malformed(lineAt(node.start), unexpected(node.name));
    const target = attributes.get(targetName)?.trim() ?? '';
    const [one, other] = [languageOf(code, true), target === '' ? null : languageOf(target, false)];
    const isAgain = isSame(one, other);
    return { node, pair: { source: one, target: isAgain ? null : other, isAgain } };
  });
  const [first, ...others] = read;
  if (!first) throw new Malformed(lineAt(root.start), unexpected(root.name));
  return [first, ...others];
}

/** The languages of a document: those of the first file that names both. */
export const mainPair = (files: readonly [XliffFile, ...XliffFile[]]): FilePair =>
  (files.find(({ pair }) => pair.target !== null) ?? files[0]).pair;

/** Whether the texts of a file are in these languages, as far as it names them. */
export const isIn = ({ pair }: XliffFile, { source, target }: FilePair): boolean =>
  isSame(pair.source, source) && (pair.target === null || isSame(pair.target, target));

export const languageOf = (code: string, isSource: boolean): FileLanguage => ({
  code: storable(code),
  tag: canonicalTag(code),
  isSource,
});

const isSame = (one: FileLanguage, other: FileLanguage | null): boolean =>
  other !== null && (one.tag ?? one.code) === (other.tag ?? other.code);

/**
 * The languages of a document. Where it names no target and has translations, they are in the language imported into; a
 * language without a tag is not known.
 */
export function languagesOf(
  { source, target, isAgain }: FilePair,
  hasTargets: boolean,
  tag: string | null,
): [FileLanguage] | [FileLanguage, FileLanguage] {
  if (target) return [source, target];
  if (isAgain || !hasTargets) return [source];
  const own = tag === null ? null : languageOf(tag, false);
  return [source, own && !isSame(source, own) ? own : { code: UNKNOWN, tag: null, isSource: false }];
}

/** The code of a language that a document does not name. */
const UNKNOWN = 'target';

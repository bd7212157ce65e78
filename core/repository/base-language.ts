import { isEnglish } from '../domain/languages/is-english.js';
import { areCompatible } from './compatible-tags.js';
import type { DeclaredBase } from './declared-base.js';
import { tagOfCode } from './code-tag.js';
import { byCompleteness, countOf, languageCounts } from './language-counts.js';
import type { LanguageCount } from './language-counts.js';
import type { RepositoryDocument, RepositoryFile } from './repository-file.js';

/** The language that the texts of a repository are written in, as far as it shows. */
export interface BaseLanguage {
  /** Null if nothing says which one it is: a person chooses. With `uncoded`, it is that of the documents at `paths`. */
  readonly tag: string | null;
  /**
   * `uncoded`: documents without a code are in this language; `declared`: a setting or a document says so; `names`: the names
   * of keys are texts in it; `complete`: it has the most keys, or documents where the keys are not known.
   */
  readonly reason: 'uncoded' | 'declared' | 'names' | 'complete' | null;
  /** The paths that say so; where it is the most complete one, those of its documents. */
  readonly paths: readonly string[];
  /** All languages of documents, the most complete first. */
  readonly candidates: readonly LanguageCount[];
}

/**
 * The base language: that of the documents without a code, else the one that is declared, else English where that stands
 * in the names of keys and in no document, else the most complete one, or English if that has nearly as many keys:
 * translations keep what the base texts no longer have. Of several that are equally complete, none is chosen.
 *
 * @param declared the settings of the repository, the most important first
 * @param keys the number of keys of documents by their paths
 * @param named the paths of documents whose names of keys are texts in English
 */
export function baseLanguage(
  files: readonly RepositoryFile[],
  declared: readonly DeclaredBase[] = [],
  keys: ReadonlyMap<string, number> = new Map(),
  named: ReadonlySet<string> = new Set(),
): BaseLanguage {
  const taken = files.some(({ setAside }) => setAside === null)
    ? files.filter(({ setAside }) => setAside === null)
    : files;
  const documents = taken.flatMap((file) => file.documents);
  const candidates = languageCounts(taken, keys);
  const found =
    mostNamed(uncoded(taken)) ??
    declaredIn(documents, declared, candidates) ??
    inNames(files, candidates, named) ??
    ofGettext(files) ??
    mostComplete(taken, candidates, keys);
  if (!found) return { tag: null, reason: null, paths: [], candidates };
  return { ...found, candidates };
}

type Found = Omit<BaseLanguage, 'candidates'>;

/** Without a code, and not said to be translated from another language. */
const mayBeBase = ({ code, tag, source }: RepositoryDocument): boolean =>
  code === null && (source === null || areCompatible(tag, tagOfCode(source)));

/**
 * Documents without a code. One that is a file by itself says nothing where others are in several languages, of which its
 * own is none: it may be a list of all languages.
 */
function uncoded(files: readonly RepositoryFile[]): RepositoryDocument[] {
  const coded = new Set(
    files.flatMap((file) => file.documents.flatMap(({ code, tag }) => (code === null ? [] : [tag]))),
  );
  return files.flatMap(({ documents }) =>
    documents.filter(
      (document) =>
        mayBeBase(document) && (documents.length > 1 || coded.size < 2 || coded.has(document.tag)),
    ),
  );
}

/** The language that most of these documents are in. */
function mostNamed(documents: readonly RepositoryDocument[]): Found | null {
  const tag = mostFrequent(documents.flatMap((document) => document.tag ?? []));
  return tag === null ? null : { tag, reason: 'uncoded', paths: pathsIn(tag, documents) };
}

function declaredIn(
  documents: readonly RepositoryDocument[],
  settings: readonly DeclaredBase[],
  candidates: readonly LanguageCount[],
): Found | null {
  const sources = documents.flatMap(({ path, source }) => {
    const tag = source === null ? null : tagOfCode(source);
    return tag === null ? [] : [{ path, tag }];
  });
  const [first] = settings;
  const tag = first?.tag ?? mostFrequent(sources.map((one) => one.tag));
  if (tag === null) return null;
  // A setting may say `en-US` of texts that stand in `en`.
  const own =
    candidates.find((one) => one.tag === tag) ?? candidates.find((one) => areCompatible(one.tag, tag));
  const paths = (first ? settings : sources).filter((one) => one.tag === tag).map(({ path }) => path);
  return { tag: own?.tag ?? tag, reason: 'declared', paths };
}

/** Templates say it as translations do. */
function inNames(
  files: readonly RepositoryFile[],
  candidates: readonly LanguageCount[],
  named: ReadonlySet<string>,
): Found | null {
  const paths = files
    .filter(({ setAside }) => setAside !== 'test_data')
    .flatMap(({ documents }) => documents.flatMap(({ path }) => (named.has(path) ? [path] : [])));
  return paths.length === 0 || candidates.some(({ tag }) => isEnglish(tag))
    ? null
    : { tag: 'en', reason: 'names', paths };
}

/** Translations of gettext are all as complete as their template, which does not say its language. */
function ofGettext(files: readonly RepositoryFile[]): Found | null {
  const templates = files.filter(({ setAside }) => setAside === 'pot');
  const others = files.filter(({ setAside }) => setAside === null);
  if (templates.length === 0 || others.some(({ format }) => format !== 'po')) return null;
  const paths = templates.flatMap(({ documents }) => documents.map(({ path }) => path));
  return { tag: null, reason: 'uncoded', paths };
}

/**
 * Documents without a code of which nothing says the language count as one. A language that has a document beside them is
 * none that the texts are written in.
 */
function mostComplete(
  files: readonly RepositoryFile[],
  candidates: readonly LanguageCount[],
  keys: ReadonlyMap<string, number>,
): Found | null {
  const isUnknown = ({ code, tag }: RepositoryDocument): boolean => code === null && tag === null;
  const ofUnknown = files.filter(({ holdsAll, documents }) => !holdsAll && documents.some(isUnknown));
  const unknown = ofUnknown.flatMap(({ documents }) => documents.filter(isUnknown));
  const translations = new Set(ofUnknown.flatMap(({ documents }) => documents.map(({ tag }) => tag)));
  const [first, ...others] = candidates.filter(({ tag }) => !translations.has(tag));
  const [best, next] = first ? byLikelihood(first, others) : [];
  if (unknown.length > 0 && (!best || byCompleteness(best, countOf('', unknown, keys)) >= 0))
    return { tag: null, reason: 'uncoded', paths: unknown.map(({ path }) => path) };
  if (!best || (next && byCompleteness(best, next) === 0)) return null;
  const documents = files.flatMap((file) => file.documents);
  return { tag: best.tag, reason: 'complete', paths: pathsIn(best.tag, documents) };
}

/** English comes before languages that have somewhat more; those that have as much are not told apart. */
function byLikelihood(
  first: LanguageCount,
  others: readonly LanguageCount[],
): [LanguageCount, LanguageCount?] {
  const isLikely = ({ tag, keys }: LanguageCount): boolean =>
    isEnglish(tag) && keys < first.keys && keys >= NEARLY * first.keys;
  const english = isEnglish(first.tag) ? undefined : others.find(isLikely);
  return english ? [english] : [first, others[0]];
}

const NEARLY = 0.95;

const pathsIn = (tag: string, documents: readonly RepositoryDocument[]): string[] =>
  documents.filter((one) => one.tag === tag).map(({ path }) => path);

function mostFrequent(tags: readonly string[]): string | null {
  const counts = new Map<string, number>();
  for (const tag of tags) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  return [...counts].sort(([, one], [, other]) => other - one)[0]?.[0] ?? null;
}

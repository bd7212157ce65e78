import type { FileView } from '#core/api/files.js';
import type { ProjectColumns } from '#core/api/columns/columns.js';
import { detailsOf } from '#core/api/columns/details-of-columns.js';
import { languageNamed } from '#core/domain/languages/language-code.js';
import type { PluralMode } from '#core/domain/plural-rules.js';
import type { ImportProfile } from '#core/formats/index.js';
import { placedKeys, withNamesNow } from '#core/formats/profile/names-now.js';
import { loadCodecs } from '#core/formats/registry/codecs.js';
import { mayBeNamedByTexts } from '#core/formats/registry/named-by-texts.js';
import { adoptionsIn, importedAlone, withAdopted } from '#core/repository/compare/adoptions.js';
import { RepositoryComparison } from '#core/repository/compare/compare-repository.js';
import type { ComparedProject } from '#core/repository/compare/compared-project.js';
import type { FoundDocument } from '#core/repository/compare/found-document.js';
import { asItWas, knownDocuments } from '#core/repository/compare/known-documents.js';
import type { KnownDocument } from '#core/repository/compare/known-documents.js';
import type { DocumentToRead } from '#core/repository/content/read-document.js';
import type { DocumentReading } from '#core/repository/content/read-file.js';
import { readFileDocuments } from '#core/repository/content/read-file.js';
import { codeOf } from '#core/repository/path-template.js';
import { runSteps } from '#core/steps.js';

import { readFile } from './import-content.js';
import type { FileToImport, OpenedDocuments } from './import-content.js';
import { sameDocuments } from './same-documents.js';

export interface ComparisonRequest {
  readonly files: readonly FileToImport[];
  /** The project by columns, as JSON: a string passes between threads faster than an object. */
  readonly project: string;
  /** The profiles of its imported files, by language, each as JSON. */
  readonly profiles: readonly { readonly languageId: number; readonly json: string }[];
  readonly baseTag: string;
  /** Whether what it lacks is gone: files that were chosen one by one are a part of it. */
  readonly isWhole: boolean;
  /** The templates of files that a person says to be new, though they look renamed. */
  readonly separate: ReadonlySet<string>;
  /** In which new languages are named. */
  readonly locale: string;
}

/**
 * Compares a repository with the project that it was imported into before. Only files of which a document differs are read.
 *
 * @param opened `lacks` says whether a document is gone: one that was left out is not
 */
export async function compareProject(
  { profiles, baseTag, separate, ...request }: ComparisonRequest,
  opened: OpenedDocuments & { lacks: (path: string) => boolean },
): Promise<RepositoryComparison> {
  const project = detailsOf(JSON.parse(request.project) as ProjectColumns);
  const tags = new Map(project.languages.map(({ id, tag }) => [id, tag]));
  const keys = placedKeys(withTemplates(project));
  const read = profiles.map(({ languageId, json }) => ({
    tag: tags.get(languageId) ?? null,
    profile: withNamesNow(JSON.parse(json) as ImportProfile, keys),
  }));
  const all = knownDocuments(read);
  const files = request.files.map((file) => asKnown(file, all, project.files));
  const chosen = new Set(files.flatMap(({ documents }) => documents.map(({ path }) => path)));
  const known = all.filter(({ path }) => chosen.has(path) || (request.isWhole && opened.lacks(path)));
  const left = besideThese(files, { all, known });
  const beside = left.filter(({ tag }) => tag === baseTag);
  const others = left.filter(({ tag }) => tag !== baseTag);
  // Their names may be the base texts, as they were.
  const named = others.filter(({ profile }) => mayBeNamedByTexts(profile.format));
  const formats = [...files, ...[...known, ...left].map(({ profile }) => profile)].map((one) => one.format);
  await loadCodecs([...new Set(formats)].map((id) => ({ id })));
  const same = await sameDocuments(
    known.filter(({ path }) => chosen.has(path)),
    opened,
  );
  const found: FoundDocument[] = [];
  for (const file of files) {
    const base = beside.flatMap((one) => (one.file === file.template ? (asItWas(one) ?? []) : []));
    found.push(...(await foundIn(file, { same, base, pluralMode: project.pluralMode }, opened)));
  }
  const changed = new Set(found.flatMap(({ file, isSame }) => (isSame ? [] : [file])));
  const before = known.filter(({ path, file }) => !chosen.has(path) || changed.has(file));
  // What concerns all languages is not for members who are limited to some.
  const mayMark = !project.targetRestricted;
  const adoptions = mayMark ? adoptionsIn(project, found) : [];
  const taken = adoptions.filter(({ file }) => !separate.has(file));
  const adopted = withAdopted(project, taken, importedAlone(read), found);
  return new RepositoryComparison({
    project: adopted.project,
    baseTag,
    known: [...known, ...adopted.known],
    beside,
    others,
    adoptions,
    found,
    separate,
    mayMark,
    languageOf: languageFinder(project, request.locale),
    before: readBefore([...before, ...beside, ...named, ...adopted.known], baseTag, project.pluralMode),
  });
}

/** The groups of a project with the templates of their files. */
function withTemplates({ groups, files }: Pick<ComparedProject, 'groups' | 'files'>) {
  const paths = new Map(files.map(({ id, path }) => [id, path]));
  return groups.map(({ fileId, ...group }) => ({
    ...group,
    file: fileId === null ? null : (paths.get(fileId) ?? null),
  }));
}

/** The file under the template that the project has for it, by a document that it knows or has a place for. */
function asKnown(
  file: FileToImport,
  known: readonly KnownDocument[],
  own: readonly FileView[],
): FileToImport {
  const paths = new Set(file.documents.map(({ path }) => path));
  const template =
    known.find(({ path }) => paths.has(path))?.file ??
    own.find(({ path, format }) => format === file.format && [...paths].every((one) => codeOf(path, one)))
      ?.path;
  return template === undefined ? file : { ...file, template };
}

/**
 * The documents that do not come with the others of their files. Those of the base language say how the keys of the others are
 * named.
 */
function besideThese(
  files: readonly FileToImport[],
  { all, known }: { all: readonly KnownDocument[]; known: readonly KnownDocument[] },
): KnownDocument[] {
  const templates = new Set(files.map(({ template }) => template));
  const there = new Set(known);
  return all.filter((one) => templates.has(one.file) && !there.has(one));
}

interface Reading {
  same: ReadonlySet<string>;
  /** The documents to read first. */
  base: readonly DocumentToRead[];
  pluralMode: PluralMode;
}

async function foundIn(
  file: FileToImport,
  { same, base, pluralMode }: Reading,
  opened: OpenedDocuments,
): Promise<FoundDocument[]> {
  const isRead = file.documents.some(({ path }) => !same.has(path));
  const readings = isRead ? await readFile(file, pluralMode, opened, base) : [];
  const readingAt = new Map(readings.map((reading) => [reading.path, reading]));
  return file.documents.map(({ path, tag }) => ({
    path,
    tag,
    file: file.template,
    sha256: opened.digests.get(path) ?? '',
    isSame: same.has(path),
    reading: readingAt.get(path) ?? null,
  }));
}

/** Known documents as they were, the base language of each file first. */
function readBefore(
  known: readonly KnownDocument[],
  baseTag: string,
  pluralMode: PluralMode,
): Map<string, DocumentReading> {
  const files = new Map<string, KnownDocument[]>();
  for (const document of known) {
    const own = files.get(document.file);
    if (own) own.push(document);
    else files.set(document.file, [document]);
  }
  const readings = new Map<string, DocumentReading>();
  for (const documents of files.values()) {
    const ordered = documents.toSorted((a, b) => Number(b.tag === baseTag) - Number(a.tag === baseTag));
    const toRead = ordered.flatMap((document) => asItWas(document) ?? []);
    for (const reading of runSteps(readFileDocuments(toRead, { pluralMode })))
      readings.set(reading.path, reading);
  }
  return readings;
}

/** As the server does: a language has the tag, or is called so and has none. */
function languageFinder({ languages }: ComparedProject, locale: string): (tag: string) => number | null {
  const byTag = new Map(languages.map(({ id, tag }) => [tag, id]));
  const untagged = languages.filter(({ tag }) => tag === null);
  const byName = new Map(untagged.map(({ id, name }) => [name.toLowerCase(), id]));
  return (tag) =>
    byTag.get(tag) ?? byName.get((languageNamed(tag, locale)?.name ?? tag).toLowerCase()) ?? null;
}

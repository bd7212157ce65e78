import { createHash } from 'node:crypto';

import { RepositoryComparison } from '../../core/repository/compare/compare-repository.ts';
import type { ComparedProject } from '../../core/repository/compare/compared-project.ts';
import { knownDocuments } from '../../core/repository/compare/known-documents.ts';
import { readFileDocuments } from '../../core/repository/content/read-file.ts';
import type { DocumentReading } from '../../core/repository/content/read-file.ts';
import type { PluralMode } from '../../core/domain/plural-rules.ts';
import { runSteps } from '../../core/steps.ts';
import { differences } from './differences.ts';
import type { Content } from './edited-content.ts';
import { shuffled } from './random.ts';
import type { FileToRead, Repository } from './repository.ts';
import { documentsOf, exported } from './round-trip.ts';
import type { ThereAndBack } from './round-trip.ts';

/** A folder that no repository has. */
const FOLDER = 'moved-by-the-law/';

/** What else changes when a file gets another path, in the project or in its repository: nothing, if the law holds. */
export function faultsOfMove(
  { repository, content, written: before }: ThereAndBack,
  mode: PluralMode,
): string[] {
  const [file] = shuffled(before.files.filter(({ toRead }) => toRead.length > 0));
  if (!file) return [];
  const expected = withMoved(before, file);
  const after = exported(withMoved(repository, file), inOtherPlace(content, file), mode);
  const wrong = differences(documentsOf(expected), documentsOf(after));
  return [
    ...wrong.map(({ path, kind }) => `moved ${file.template}: ${path} is ${kind}`),
    ...faultsOfSecondImport({ before, after: expected, file, content, mode }),
  ];
}

/** The repository with the documents of one of its files in another folder. */
const withMoved = (repository: Repository, { template }: FileToRead): Repository => ({
  ...repository,
  files: repository.files.map((file) => (file.template === template ? movedFile(file) : file)),
});

const movedFile = ({ template, format, toRead }: FileToRead): FileToRead => ({
  template: FOLDER + template,
  format,
  toRead: toRead.map((document) => ({ ...document, path: FOLDER + document.path, file: FOLDER + template })),
});

/** The project after its file was given the other path. */
function inOtherPlace({ details, profiles }: Content, { template }: FileToRead): Content {
  const groups = details.groups.map((group) =>
    group.file === template ? { ...group, file: FOLDER + template } : group,
  );
  const moved = [...profiles].map(([id, profile]): [number, typeof profile] => {
    const files = profile.files.map((file) =>
      file.document?.file === template
        ? {
            ...file,
            document: { ...file.document, path: FOLDER + file.document.path, file: FOLDER + template },
          }
        : file,
    );
    return [id, { ...profile, files }];
  });
  return { details: { ...details, groups }, profiles: new Map(moved) };
}

interface SecondImport {
  before: Repository;
  after: Repository;
  file: FileToRead;
  content: Content;
  mode: PluralMode;
}

/** An import of the repository must find the file by its content, and propose nothing else. */
function faultsOfSecondImport({ before, after, file, content, mode }: SecondImport): string[] {
  const { template, toRead } = file;
  const { renames, changes, lacking, documents } = comparisonOf({
    before,
    after,
    file,
    content,
    mode,
  }).changes();
  const [rename] = renames;
  const found = rename?.from === template && rename.to === FOLDER + template ? rename.documents.length : 0;
  const others = documents.filter(({ file: own, state }) => own !== FOLDER + template && state !== 'same');
  return [
    ...(found === toRead.length && renames.length === 1
      ? []
      : [`moved ${template}: ${found} of ${toRead.length} documents are found again`]),
    ...changes.map(({ kind, path, key }) => `moved ${template}: ${kind} ${path} ${key}`),
    ...lacking.map(({ lacks }) => `moved ${template}: ${lacks} keys are lacking`),
    ...others.map(({ path, state }) => `moved ${template}: ${path} is ${state}`),
  ];
}

function comparisonOf({ before, after, file, content, mode }: SecondImport): RepositoryComparison {
  const { details, profiles } = content;
  const bytes = documentsOf(before);
  const sums = new Map([...bytes].map(([path, own]) => [path, sha256Of(own)]));
  const known = knownDocuments(
    details.languages.flatMap(({ id, tag = null }) => {
      const profile = profiles.get(id);
      return profile ? [{ tag, profile }] : [];
    }),
  );
  const readings = readingsOf(movedFile(file), mode);
  return new RepositoryComparison({
    project: comparedProject(content, before, mode),
    baseTag: before.base,
    languageOf: (tag) => details.languages.find((language) => language.tag === tag)?.id ?? null,
    known: known.map((document) => ({ ...document, sha256: sums.get(document.path) ?? '' })),
    before: readingsOf(file, mode),
    found: after.files.flatMap(({ template, toRead }) =>
      toRead.map(({ path, language, bytes: own }) => ({
        path,
        file: template,
        tag: language,
        sha256: sha256Of(own),
        isSame: bytes.has(path),
        reading: readings.get(path) ?? null,
      })),
    ),
    separate: new Set(),
  });
}

const readingsOf = ({ toRead }: FileToRead, pluralMode: PluralMode): Map<string, DocumentReading> =>
  new Map(runSteps(readFileDocuments(toRead, { pluralMode })).map((reading) => [reading.path, reading]));

const sha256Of = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** The project as a second import sees it. */
function comparedProject(
  { details }: Content,
  { files }: Repository,
  pluralMode: PluralMode,
): ComparedProject {
  const ids = new Map(files.map(({ template }, at) => [template, at + 1]));
  let last = 0;
  const id = (): number => (last += 1);
  return {
    pluralMode,
    languages: details.languages.map(({ id: own, name, tag = null }) => ({ id: own, name, tag })),
    files: [...ids].map(([path, own]) => ({ id: own, path })),
    groups: details.groups.map(({ name, file, keys }) => ({
      id: id(),
      name,
      fileId: ids.get(file ?? '') ?? null,
      keys: keys.map(({ name: key, isPlural, isObsolete = false, values }) => ({
        id: id(),
        name: key,
        isPlural,
        isObsolete,
        values: values.map((value) => ({ ...value, id: id(), version: 1 })),
      })),
    })),
  };
}

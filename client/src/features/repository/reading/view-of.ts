import { isNamedByTexts } from '#core/formats/registry/named-by-texts.js';
import type { FoundDocument, NotRecognised } from '#core/repository/look-at.js';
import type { Grouping } from '#core/repository/group-documents.js';
import type { BaseLanguage } from '#core/repository/base-language.js';
import type { RepositoryFile } from '#core/repository/repository-file.js';

import type {
  DocumentOfFile,
  FileView,
  RepositoryPoint,
  RepositoryView,
  UnreadFile,
} from './repository-view.js';
import { ENGLISH, namesOfKeys } from './summary.js';
import type { DocumentSummary } from './summary.js';

export interface ReadRepository extends Grouping {
  readonly all: number;
  readonly documents: readonly FoundDocument[];
  readonly notRecognised: readonly NotRecognised[];
  readonly base: BaseLanguage;
  /** The base language that a person chose. */
  readonly chosenBase: string | null;
  /** By path. */
  readonly summaries: ReadonlyMap<string, DocumentSummary>;
  /** Of the bytes of documents, by path. */
  readonly digests: ReadonlyMap<string, string>;
}

/** What a person sees of a repository. */
export function viewOf(read: ReadRepository): RepositoryView {
  const { all, base, summaries } = read;
  const formats = new Map(read.documents.map((document) => [document.path, document.formats]));
  const unknown = new Map(
    read.points.flatMap((point) =>
      point.kind === 'unknown_code' ? point.paths.map((path) => [path, point.code] as const) : [],
    ),
  );
  const tag = read.chosenBase ?? base.tag;
  const plurals = tag === null ? [] : read.files.flatMap((file) => pluralsOnlyIn(file, tag, summaries));
  return {
    all,
    files: read.files.flatMap((file) => fileView(file, read, unknown, formats)),
    base,
    points: [...read.points, ...plurals],
    notRecognised: [...read.notRecognised, ...invalidIn(read)],
  };
}

function fileView(
  file: RepositoryFile,
  { summaries, digests }: ReadRepository,
  unknown: ReadonlyMap<string, string>,
  formats: ReadonlyMap<string, readonly string[]>,
): FileView[] {
  const own = file.documents.flatMap(({ path, code, tag }) => {
    const summary = summaries.get(path);
    return summary && !summary.error ? [{ path, code, tag, summary }] : [];
  });
  const [first] = own;
  if (!first) return [];
  const documents = own.map(({ path, code, tag, summary }): DocumentOfFile => ({
    path,
    code,
    tag,
    unknown: unknown.get(path) ?? null,
    tags: summary.languages.map((language) => language.tag),
    keys: summary.keys.size,
    lost: summary.lost,
    sha256: digests.get(path) ?? '',
  }));
  return [
    {
      id: `${file.template}\n${file.format}`,
      template: file.template,
      format: file.format,
      formats: formats.get(first.path) ?? [],
      flavour: own.find(({ summary }) => summary.flavour !== null)?.summary.flavour ?? null,
      holdsAll: file.holdsAll,
      setAside: file.setAside,
      documents,
      keys: new Set(own.flatMap(({ summary }) => [...summary.keys])).size,
      ...(isNamedByTexts(file.format, ENGLISH, namesOfKeys(own.map(({ summary }) => summary))) && {
        isNamedInEnglish: true,
      }),
    },
  ];
}

const invalidIn = ({ files, summaries }: ReadRepository): UnreadFile[] =>
  files.flatMap(({ documents, format }) =>
    documents.flatMap(({ path }): UnreadFile[] => {
      const error = summaries.get(path)?.error;
      return error ? [{ path, reason: 'invalid', format, error }] : [];
    }),
  );

/** The keys that are plurals in a document, and plain texts in that of the base language. */
function pluralsOnlyIn(
  { documents }: RepositoryFile,
  baseTag: string,
  summaries: ReadonlyMap<string, DocumentSummary>,
): RepositoryPoint[] {
  const own = documents.find(({ tag, code }) => tag === baseTag || (tag === null && code === null));
  const base = own && summaries.get(own.path);
  if (!base) return [];
  const basePlurals = new Set(base.plurals);
  return documents.flatMap(({ path, tag }) => {
    if (path === own.path || tag === null) return [];
    const plurals = summaries.get(path)?.plurals ?? [];
    return plurals
      .filter((place) => base.keys.has(place) && !basePlurals.has(place))
      .map((place): RepositoryPoint => ({
        kind: 'not_plural',
        path,
        key: place.slice(place.indexOf('\n') + 1),
        tag,
      }));
  });
}

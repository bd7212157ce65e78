import { contentOf } from '../content/content-of.js';
import type { DocumentReading } from '../content/read-file.js';
import { inOwnGroups } from '../../formats/import/own-groups.js';
import type { HasKey } from '../../formats/import/own-groups.js';
import { matchDocuments } from './match-documents.js';
import type { ComparedDocument, Rename } from '../renames.js';
import type { Adoption } from './adoptions.js';
import { KeysOfProject, placeOfKey } from './compared-project.js';
import type { ComparedProject } from './compared-project.js';
import { findChanges } from './find-changes.js';
import type { DeletedKeys } from './find-changes.js';
import type { FoundDocument } from './found-document.js';
import { countTexts, groupsByFile } from './gone-documents.js';
import { lackingIn } from './find-obsolete.js';
import type { KnownDocument } from './known-documents.js';
import type { DocumentChange, DocumentState, RepositoryChanges } from './repository-changes.js';
import { keysOf, leftOutKeys } from './sides.js';
import type { Sides } from './sides.js';
import { writeImport } from './write-import.js';
import type { DecidedImport, Decisions } from './write-import.js';

/** The id of no language: its tag is in no language of the project any more. */
const NO_LANGUAGE = 0;

export interface Compared {
  project: ComparedProject;
  baseTag: string;
  /** The id of the project's language with a tag; null: it has none. */
  languageOf: (tag: string) => number | null;
  known: readonly KnownDocument[];
  /** Documents of the base language which the repository is not compared with, of files that it has others of. */
  beside?: readonly KnownDocument[];
  /** The same of other languages. */
  others?: readonly KnownDocument[];
  /** The known documents of files of which one is not the same, as they were, with those beside them that say more of them, by path. */
  before: ReadonlyMap<string, DocumentReading>;
  found: readonly FoundDocument[];
  /** Groups without a file; `project` and `known` have them as groups of their files. */
  adoptions?: readonly Adoption[];
  /** The templates of files that a person says to be new, though they look renamed. */
  separate: ReadonlySet<string>;
  /** Whether keys may become obsolete, or be in use again; true by default. */
  mayMark?: boolean;
}

/** A repository beside the project that it was imported into before. */
export class RepositoryComparison {
  private readonly sides: Sides;
  private readonly renames: Rename[];
  private readonly adoptions: readonly Adoption[];
  private readonly isDeleted: DeletedKeys;

  constructor({ project, baseTag, languageOf, known, before, found, separate, ...more }: Compared) {
    const { adoptions = [], beside = [], others = [], mayMark = true } = more;
    const basedBeside = new Set(beside.map(({ file }) => file));
    this.adoptions = adoptions;
    this.renames = renamesIn({ project, known, before, found });
    const decided = this.renames.filter(({ to }) => !separate.has(to));
    const newTemplates = new Map(decided.map(({ from, to }) => [from, to]));
    const fileNow = (template: string): string => newTemplates.get(template) ?? template;
    const newPaths = new Map(decided.flatMap(({ documents }) => documents.map(({ from, to }) => [from, to])));
    const imported = new Map(known.map(({ path, profile }) => [newPaths.get(path) ?? path, profile]));
    const named = [...imported.values(), ...beside.map(({ profile }) => profile)];
    const keys = new KeysOfProject(project, named, fileNow);
    const groups = groupsByFile(project, fileNow);
    const countOf = ({ file, tag }: KnownDocument): number =>
      countTexts(groups.get(fileNow(file)) ?? [], tag === null ? null : (languageOf(tag) ?? NO_LANGUAGE));
    const documents = documentsOf({ known, found, baseTag, fileNow, newPaths, countOf });
    const has: HasKey = (group, key) => keys.at(placeOfKey(group, key)) !== undefined;
    const readings = found.flatMap(({ reading }) => (reading ? inOwnGroups(reading, has) : []));
    this.sides = {
      project,
      mayMark,
      keys,
      groups,
      languageOf,
      baseTag,
      documents,
      imported,
      adopted: adoptions.filter(({ file }) => !separate.has(file)),
      others,
      basedBeside,
      before: keysOf(contentOf([...before.values()], baseTag), fileNow),
      now: contentOf(readings, baseTag, basedBeside),
    };
    this.isDeleted = deletedKeys(this.sides, leftOutKeys(named, fileNow));
  }

  changes(): RepositoryChanges {
    const changes = findChanges(this.sides, this.isDeleted);
    const { documents } = this.sides;
    return {
      documents: [...documents],
      renames: this.renames,
      adoptions: this.adoptions,
      changes,
      lacking: lackingIn(this.sides, changes),
    };
  }

  import(decisions: Decisions): DecidedImport {
    return writeImport(this.sides, this.isDeleted, decisions);
  }
}

/** Files that have another path now: the project has no file of it, and all of their documents are gone. */
function renamesIn({
  project,
  known,
  before,
  found,
}: Pick<Compared, 'project' | 'known' | 'before' | 'found'>): Rename[] {
  const matched = matchDocuments(
    known.map((document) => comparable(document, before.get(document.path))),
    found.map((document) => comparable(document, document.reading)),
  );
  const gone = new Set(matched.gone);
  const kept = new Set(known.flatMap(({ path, file }) => (gone.has(path) ? [] : [file])));
  const taken = new Set(project.files.map(({ path }) => path));
  const used = new Set<string>();
  return matched.renames.filter(({ from, to }) => {
    if (kept.has(from) || taken.has(to) || used.has(from) || used.has(to)) return false;
    used.add(from).add(to);
    return true;
  });
}

/** Without a digest, a document is like no other one. */
const comparable = (
  { path, file, tag, sha256 }: Omit<ComparedDocument, 'texts'>,
  reading: DocumentReading | null | undefined,
): ComparedDocument => ({
  path,
  file,
  tag,
  sha256: sha256 === '' ? path : sha256,
  ...(reading && { texts: textsIn(reading) }),
});

const textsIn = ({ groups, languages }: DocumentReading): Set<string> =>
  new Set(
    [groups, ...languages.map((language) => language.groups)]
      .flat()
      .flatMap(({ name, keys }) =>
        keys.flatMap((key) =>
          key.values.map((value) =>
            JSON.stringify([name, key.name, value.quantityString ?? null, value.name]),
          ),
        ),
      ),
  );

interface Placed extends Pick<Compared, 'known' | 'found' | 'baseTag'> {
  fileNow: (template: string) => string;
  /** Of documents of renamed files, by their former ones. */
  newPaths: ReadonlyMap<string, string>;
  /** How many texts of the project are those of a document. */
  countOf: (document: KnownDocument) => number;
}

/** File by file, in each the base language first. */
function documentsOf({ known, found, baseTag, fileNow, newPaths, countOf }: Placed): DocumentChange[] {
  const knownBy = new Map(known.map((document) => [newPaths.get(document.path) ?? document.path, document]));
  const there = new Set(found.map(({ path }) => path));
  const isBase = (tag: string | null): boolean => tag === null || tag === baseTag;
  const all = [
    ...found.map(({ path, file, tag, isSame }): DocumentChange => {
      const state = stateOf(knownBy.get(path), path, isSame);
      return { path, file, tag, isBase: isBase(tag), state };
    }),
    ...[...knownBy]
      .filter(([path]) => !there.has(path))
      .map(([path, document]): DocumentChange => ({
        path,
        file: fileNow(document.file),
        tag: document.tag,
        isBase: isBase(document.tag),
        state: 'gone',
        texts: countOf(document),
      })),
  ];
  const files = [...new Set(all.map(({ file }) => file))];
  const order = new Map(files.map((file, at) => [file, at]));
  const rank = ({ file, isBase: first }: DocumentChange): number =>
    (order.get(file) ?? 0) * 2 + Number(!first);
  return all.sort((one, other) => rank(one) - rank(other));
}

/** A document of a renamed file changes at least its path. */
function stateOf(known: KnownDocument | undefined, path: string, isSame: boolean): DocumentState {
  if (!known) return 'new';
  return isSame && known.path === path ? 'same' : 'changed';
}

/** A key that documents had at the last import, and the project has no longer. One that was left out is none. */
function deletedKeys({ before, keys }: Sides, leftOut: ReadonlySet<string>): DeletedKeys {
  const had = new Set([...before.values()].flatMap((ofLanguage) => [...ofLanguage.keys()]));
  return (place) => had.has(place) && !leftOut.has(place) && keys.at(place) === undefined;
}

import type { BaseLanguage } from '#core/repository/base-language.js';
import type { NotRecognised } from '#core/repository/look-at.js';
import type { Point } from '#core/repository/points.js';
import type { RepositoryFile } from '#core/repository/repository-file.js';
import type { ImportWarning } from '#core/formats/text/import-warning.js';
import type { PluralMode } from '#core/domain/plural-rules.js';

/** What a repository holds, as far as a person sees it before an import. */
export interface RepositoryView {
  /** How many files the repository has. */
  readonly all: number;
  readonly files: readonly FileView[];
  readonly points: readonly RepositoryPoint[];
  readonly notRecognised: readonly UnreadFile[];
  readonly base: BaseLanguage;
}

/** A file of the repository in all its languages. */
export interface FileView extends Pick<RepositoryFile, 'template' | 'format' | 'holdsAll' | 'setAside'> {
  readonly id: string;
  /** The ids of the formats that it may have; empty unless there is a choice. */
  readonly formats: readonly string[];
  /** Of the dialect of its plurals, such as i18next; null if it has none. */
  readonly flavour: string | null;
  readonly documents: readonly DocumentOfFile[];
  /** In all its languages, each once. */
  readonly keys: number;
  /** Whether the names of its keys are texts in English; absent: they are not. */
  readonly isNamedInEnglish?: true;
}

/** A document that can be read. */
export interface DocumentOfFile {
  readonly path: string;
  /** As its path has it; null: none. */
  readonly code: string | null;
  /** Null: not known, that of the base language, or several. */
  readonly tag: string | null;
  /** The code for which no language is known. */
  readonly unknown: string | null;
  /** The tags of the languages that it holds, where it holds several. */
  readonly tags: readonly string[];
  readonly keys: number;
  /** How many texts each plural mode loses. */
  readonly lost: Readonly<Record<PluralMode, number>>;
  /** Of its bytes; empty in browsers that make no digests on this page. */
  readonly sha256: string;
}

/** A point of the repository, or a key that is a plural in a translation only. */
export type RepositoryPoint =
  Point | { readonly kind: 'not_plural'; readonly path: string; readonly key: string; readonly tag: string };

/** A file that is not imported, and why. */
export type UnreadFile =
  | NotRecognised
  | {
      readonly path: string;
      readonly reason: 'invalid';
      /** Its id. */
      readonly format: string;
      readonly error: ImportWarning;
    };

/** What a person has said about what was found. */
export interface ReadingChoices {
  /** Languages of codes, by code. */
  readonly codes: ReadonlyMap<string, string>;
  /** Languages of documents, by path. */
  readonly languages: ReadonlyMap<string, string>;
  /** Ids of formats, by path. */
  readonly formats: ReadonlyMap<string, string>;
  /** The tag of the base language; null: as it was found. */
  readonly base: string | null;
}

export const NO_CHOICES: ReadingChoices = {
  codes: new Map(),
  languages: new Map(),
  formats: new Map(),
  base: null,
};

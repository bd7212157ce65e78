import type { Entry } from '#core/repository/walk.js';

import type { PlacedFile } from '../../files/placed-file.js';

/** A repository as a browser hands it over. Nothing of it has been read. */
export type RepositorySource = FilesSource | ZipSource;

export interface FilesSource {
  readonly kind: 'folder' | 'files';
  /** Of the folder; empty for files that were chosen one by one. */
  readonly name: string;
  /** Sizes are 0 where they are not known yet. */
  readonly entries: readonly Entry[];
  /** Rejected: the file cannot be read. */
  readonly fileOf: (path: string) => Promise<File>;
  /** What a person has said of files that were chosen one by one. */
  readonly placed?: readonly PlacedFile[];
}

export interface ZipSource {
  readonly kind: 'zip';
  /** Of the file. */
  readonly name: string;
  readonly file: File;
}

/** The files of a source that a person has chosen for documents of the project. */
export const placedIn = (source: RepositorySource): readonly PlacedFile[] =>
  source.kind === 'zip' ? [] : (source.placed ?? []);

export const isZip = ({ name }: { name: string }): boolean => name.toLowerCase().endsWith('.zip');

/** What a project of this repository may be called: by its folder, or by the zip without the marks of a download. */
export const projectNameOf = ({ kind, name }: RepositorySource): string =>
  kind === 'zip'
    ? name
        .replace(/\.zip$/i, '')
        .replace(/ ?\(\d+\)$/, '')
        .replace(/-(?:main|master)$/, '')
    : name;

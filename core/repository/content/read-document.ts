import { strToU8 } from 'fflate';

import { decodeFile } from '../../formats/import/decode.js';
import { readFiles } from '../../formats/import/read-files.js';
import type { ReadOptions } from '../../formats/import/read-options.js';
import type { Codec } from '../../formats/model/codec.js';
import type { KeptGroup, KeptLanguage, KeptReading } from '../../formats/model/kept-reading.js';
import { codecOf } from '../../formats/registry/codecs.js';

/** A document of a repository, and the file that it is in its language. */
export interface DocumentToRead {
  path: string;
  /** The path template of its file. */
  file: string;
  /** The tag of its language; null: its format holds several. */
  language: string | null;
  bytes: Uint8Array;
  /** The id of its format; absent: as its content and name say. */
  format?: string;
  /** Of the bytes, as 64 hexadecimal digits. */
  sha256?: string;
}

/** A document as it is read. */
export interface ReadDocument extends KeptReading {
  /** What its names say in the language of the program, where they may be texts; absent: they are none. */
  asTemplate?: () => KeptGroup[];
}

export type DocumentOptions = Omit<ReadOptions, 'platform' | 'tag'>;

/**
 * Reads a document: as one file alone, whose groups and profile say where they belong.
 *
 * @param options `knownGroups`, `knownPlaces` and `knownPlurals` are those of the groups of its file
 */
export function readDocument(
  { path, file, language, bytes, format, sha256 }: DocumentToRead,
  options: DocumentOptions = {},
): ReadDocument {
  const name = path.slice(path.lastIndexOf('/') + 1);
  const reading = readFiles([{ name, bytes, ...(format !== undefined && { format }) }], {
    ...options,
    tag: language,
    keep: true,
    keepsSource: true,
  });
  const document = {
    path,
    file,
    ...(language !== null && { language }),
    ...(sha256 !== undefined && { sha256 }),
  };
  const inFile = <Group extends KeptGroup>(group: Group): Group & { file: string } => ({ ...group, file });
  const toTemplate = templateOf(reading);
  return {
    ...reading,
    ...(toTemplate && {
      asTemplate: () => {
        const template = strToU8(toTemplate(decodeFile(bytes).source));
        const read = { name, bytes: template, ...(format !== undefined && { format }) };
        return readFiles([read], { ...options, keep: true }).groups.map(inFile);
      },
    }),
    groups: reading.groups.map(inFile),
    languages: reading.languages.map((held): KeptLanguage => ({ ...held, groups: held.groups.map(inFile) })),
    profile: { version: 1, files: reading.profile.files.map((profile) => ({ ...profile, document })) },
  };
}

const templateOf = ({ profile }: KeptReading): Codec['template'] =>
  profile.files.map(({ format }) => codecOf({ id: format }).template)[0];

import { fileBytes } from '../../formats/export/file-bytes.js';
import { untouchedFile } from '../../formats/export/untouched-file.js';
import type { FileProfile, ImportProfile } from '../../formats/model/profile-types.js';
import type { DocumentToRead } from '../content/read-document.js';

/** A document of the project as it was imported last. */
export interface KnownDocument {
  path: string;
  /** The path template of its file. */
  file: string;
  /** Null: it holds all languages. */
  tag: string | null;
  /** Of its bytes; empty if it is not known. */
  sha256: string;
  profile: FileProfile;
}

/**
 * The documents of imported profiles, each path once.
 *
 * @param tag of the language that the profile is kept with; null: it has none
 */
export function knownDocuments(
  profiles: readonly { profile: ImportProfile; tag: string | null }[],
): KnownDocument[] {
  const known = new Map<string, KnownDocument>();
  for (const { profile: all, tag } of profiles)
    for (const profile of all.files) {
      const { document, languages } = profile;
      if (!document) continue;
      const { path, file, language, sha256 = '' } = document;
      // One that also has the texts it is translated from is still in one language.
      const holdsAll = languages !== undefined && language === undefined;
      known.set(path, { path, file, tag: holdsAll ? null : tag, sha256, profile });
    }
  return [...known.values()];
}

/** A document to be read as it was. Null: its profile does not tell, since it is an older one. The codecs must be loaded. */
export function asItWas({ path, file, tag, profile }: KnownDocument): DocumentToRead | null {
  const content = untouchedFile(profile);
  return content && { path, file, language: tag, bytes: fileBytes(content), format: profile.format };
}

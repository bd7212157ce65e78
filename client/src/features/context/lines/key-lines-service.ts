import { keyLines } from '#core/formats/export/key-lines.js';
import type { FileProfile, ImportProfile } from '#core/formats/index.js';
import { loadCodecs } from '#core/formats/registry/codecs.js';

/** The profiles of a language, as JSON. */
export interface LanguageFiles {
  readonly languageId: number;
  readonly json: string;
}

/** A key, and the path template of its file. */
export interface KeyPlace {
  readonly file: string;
  readonly keyId: number;
}

/** Where the document of a language has a key. */
export interface KeyLine {
  readonly languageId: number;
  readonly path: string;
  /** From 1, as it was imported last; null: not known. */
  readonly line: number | null;
}

interface ReadDocument {
  readonly languageId: number;
  readonly path: string;
  /** By the ids of the keys. */
  readonly lines: ReadonlyMap<number, number>;
}

/** Finds keys in the documents of a repository, in a worker: the profiles of a project are many MB. */
export class KeyLinesService {
  private languages: readonly LanguageFiles[] = [];
  /** Those of the last file that was asked for. */
  private read: { file: string; documents: Promise<ReadDocument[]> } | null = null;

  load(languages: readonly LanguageFiles[]): void {
    this.languages = languages;
    this.read = null;
  }

  /** @param tags of the languages of the project, by id */
  async linesOf({ file, keyId }: KeyPlace, tags: ReadonlyMap<number, string | null>): Promise<KeyLine[]> {
    if (this.read?.file !== file) this.read = { file, documents: this.documentsOf(file, tags) };
    return (await this.read.documents).map(({ languageId, path, lines }) => ({
      languageId,
      path,
      line: lines.get(keyId) ?? null,
    }));
  }

  private async documentsOf(file: string, tags: ReadonlyMap<number, string | null>): Promise<ReadDocument[]> {
    const own = this.languages.flatMap(({ languageId, json }) =>
      (JSON.parse(json) as ImportProfile).files
        .filter(({ document }) => document?.file === file)
        .map((profile) => ({ languageId, profile })),
    );
    await loadCodecs([...new Set(own.map(({ profile }) => profile.format))].map((id) => ({ id })));
    return own.flatMap(({ languageId, profile }) => documentsIn(profile, languageId, tags));
  }
}

/** A file of several languages is a document of each. */
function documentsIn(
  profile: FileProfile,
  languageId: number,
  tags: ReadonlyMap<number, string | null>,
): ReadDocument[] {
  const path = profile.document?.path ?? '';
  const { languages } = profile;
  if (!languages) return [{ languageId, path, lines: linesIn(profile, 0) }];
  return [...tags].flatMap(([id, tag]) => {
    const at = tag === null ? -1 : languages.findIndex((language) => language.tag === tag);
    return at < 0 ? [] : [{ languageId: id, path, lines: linesIn(profile, at) }];
  });
}

function linesIn(profile: FileProfile, language: number): Map<number, number> {
  const { keyIds = [] } = profile;
  return new Map([...keyLines(profile, language)].map(([index, line]) => [keyIds[index] ?? 0, line]));
}

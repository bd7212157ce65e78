import { Injectable } from '@nestjs/common';

import { ErrorCode } from '#core/api/errors/error-codes.js';
import type { FileDetails } from '#core/api/files.js';
import { LIMITS } from '#core/domain/rules.js';
import type { CatalogueGroup, ImportProfile } from '#core/formats/index.js';

import { RuleError } from '../../platform/errors/domain.error.js';
import { invalidAt } from '../../platform/http/validation/refuse.js';
import { ContentQueries } from '../content/content.queries.js';
import type { Member } from '../members/member.js';
import { ProjectFilesQueries } from './project-files.queries.js';
import type { NamedFile } from './project-files.queries.js';

/** The files of the repository that a project was imported from. */
@Injectable()
export class ProjectFilesService {
  constructor(
    private readonly content: ContentQueries,
    private readonly queries: ProjectFilesQueries,
  ) {}

  /** The files with the documents that the member may read. */
  async listFiles(member: Member): Promise<FileDetails[]> {
    const files = await this.content.files(member);
    const documents = files.length > 0 ? await this.queries.documents(member) : new Map<number, never>();
    return files.map((file) => ({ ...file, documents: documents.get(file.id) ?? [] }));
  }

  /**
   * Creates the files of imported documents that the project lacks. Call inside the transaction of the import, before the
   * groups are created.
   * @throws InvalidError for a group of a file that is neither in the project nor imported, and for a file in two formats;
   * RuleError if the project would have too many files
   */
  async createMissing(
    projectId: number,
    groups: readonly CatalogueGroup[],
    profile: ImportProfile | undefined,
  ): Promise<void> {
    const named = namedFiles(profile);
    const wanted = new Set(groups.flatMap(({ file }) => file ?? []));
    if (named.length === 0 && wanted.size === 0) return;
    const known = await this.queries.all(projectId);
    const formats = new Map(known.map(({ path, format }) => [path, format]));
    const missing: NamedFile[] = [];
    for (const file of named) {
      const format = formats.get(file.path) ?? file.format;
      if (format !== file.format) throw invalidAt(inTwoFormats(file, format));
      if (!formats.has(file.path)) missing.push(file);
      formats.set(file.path, format);
    }
    const unknown = [...wanted].find((path) => !formats.has(path));
    if (unknown !== undefined) throw invalidAt(notThere(unknown));
    if (known.length + missing.length > LIMITS.filesPerProject)
      throw new RuleError(ErrorCode.LimitReached, { fields: { files: TOO_MANY } });
    await this.queries.create(projectId, missing);
  }
}

/** The files of the imported documents, in their order; those of several languages occur more than once. */
const namedFiles = (profile: ImportProfile | undefined): NamedFile[] =>
  (profile?.files ?? []).flatMap(({ format, document }) =>
    document ? [{ path: document.file, format }] : [],
  );

const TOO_MANY = `must not be more than ${LIMITS.filesPerProject} in this project`;

const inTwoFormats = ({ path, format }: NamedFile, other: string) => ({
  path: 'files',
  message: `must have one format for each file: ${path} is ${other}, not ${format}`,
});

const notThere = (path: string) => ({
  path: 'groups',
  message: `must be of files that are in the project or imported: ${path} is neither`,
});

import { unzipSync } from 'fflate';

import type { ProjectDetails } from '../../core/api/projects.ts';
import type { UnheldTexts } from '../../core/formats/export/unheld-texts.ts';
import { ExportWriter } from '../../client/src/features/exports/export-writer.ts';
import type { ExportAnswer, ExportRequest } from '../../client/src/features/exports/export-writer.ts';
import { exportedProject } from '../../client/src/features/exports/repository/exported-project.ts';
import { isWritten } from '../../client/src/features/exports/repository/document-tree.ts';
import { repositoryProfiles } from '../../client/src/features/exports/repository/repository-profiles.ts';
import type { RepositoryDocument } from '../../client/src/features/exports/repository/repository-writer.ts';
import { filesOf } from '../../client/src/project/files/project-files.ts';
import { loadProject } from '../../client/src/project/load-project.ts';
import type { Documents } from '../law-repositories/round-trip.ts';

/** A project as its page and the dialog of an export have it. */
export interface ExportedProject {
  readonly details: ProjectDetails;
  readonly documents: Documents;
  /** What the dialog says of each document. */
  readonly told: readonly RepositoryDocument[];
  /** The texts which it says that no document holds. */
  readonly unheld: readonly UnheldTexts[];
}

/** Loads a project and the profiles of its files, and downloads its repository. */
export async function broughtOut(projectId: number): Promise<ExportedProject> {
  const details = await loadProject(0, projectId, undefined);
  const files = filesOf(projectId);
  await files.read();
  const { profiles, lacking } = repositoryProfiles(files.current(), details.languages);
  if (!profiles || lacking.length > 0)
    throw new Error(`The files of ${lacking.length} languages are lacking`);
  const writer = new ExportWriter();
  await writer.answer({ kind: 'project', project: exportedProject(details) });
  await writer.answer({ kind: 'profiles', profiles });
  const { documents, unheld } = await asked(
    writer,
    { kind: 'repository', validatedOnly: false, lacking },
    'repository',
  );
  const paths = documents.filter(isWritten).map(({ path }) => path);
  const request = { kind: 'repository-download', paths, projectName: details.name, now: new Date() } as const;
  const { bytes } = await asked(writer, request, 'ready');
  const [only = ''] = paths;
  const written = paths.length === 1 ? { [only]: bytes } : unzipSync(bytes);
  return { details, documents: new Map(Object.entries(written)), told: documents, unheld };
}

async function asked<Kind extends ExportAnswer['kind']>(
  writer: ExportWriter,
  request: ExportRequest,
  kind: Kind,
): Promise<Extract<ExportAnswer, { kind: Kind }>> {
  const answer = await writer.answer(request);
  if (answer?.kind !== kind) throw new Error(`The export answers ${answer?.kind ?? 'nothing'}`);
  return answer as Extract<ExportAnswer, { kind: Kind }>;
}

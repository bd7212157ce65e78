import type { FileDetails } from './files.js';
import type { GroupDetails } from './groups.js';
import type { CreatedInvitationView } from './invitations.js';
import type { CreatedLanguageView } from './languages.js';
import type { ProjectUserView } from './members.js';
import type { ProjectDetails, ProjectSummary } from './projects.js';
import type { ContestedValue, CreateKey, KeyView } from './translations.js';
import type { MeView } from './users.js';

/** The names of all fields of a type: without one of them, or with another one, it does not compile. */
const namesOf = <T>(fields: Record<keyof T, true>): readonly string[] => Object.keys(fields);

/**
 * The fields of each entity in responses. A client may send an entity back as it has read it: fields that the call does not
 * take are accepted there, and change nothing.
 */
export const ENTITY_FIELDS = {
  project: namesOf<ProjectDetails & ProjectSummary>({
    id: true,
    name: true,
    color: true,
    description: true,
    pluralMode: true,
    sourceLanguageId: true,
    createdAt: true,
    updatedAt: true,
    archivedAt: true,
    archivedBy: true,
    role: true,
    targetRestricted: true,
    languages: true,
    files: true,
    groups: true,
    stats: true,
    warnings: true,
  }),
  group: namesOf<GroupDetails>({ id: true, name: true, fileId: true, keys: true }),
  file: namesOf<FileDetails>({ id: true, path: true, format: true, documents: true }),
  key: namesOf<KeyView & Pick<CreateKey, 'groupName'>>({
    id: true,
    name: true,
    isPlural: true,
    groupId: true,
    groupName: true,
    values: true,
    description: true,
    maxLength: true,
    tags: true,
    isObsolete: true,
  }),
  value: namesOf<ContestedValue>({
    id: true,
    name: true,
    quantityString: true,
    status: true,
    version: true,
    languageId: true,
    languageName: true,
    languageAccess: true,
    keyId: true,
    sourceVersion: true,
    majorVersion: true,
    updatedAt: true,
    updatedBy: true,
  }),
  language: namesOf<CreatedLanguageView>({
    id: true,
    name: true,
    tag: true,
    access: true,
    warnings: true,
    changeSetId: true,
  }),
  user: namesOf<MeView>({
    id: true,
    username: true,
    email: true,
    language: true,
    createdAt: true,
    access: true,
    identityEmail: true,
    emailVerified: true,
    mayCreateProjects: true,
  }),
  projectUser: namesOf<ProjectUserView>({
    userId: true,
    projectId: true,
    username: true,
    email: true,
    role: true,
    pending: true,
    invitationId: true,
    sourceRestricted: true,
    targetRestricted: true,
    sourceLanguages: true,
    targetLanguages: true,
  }),
  invitation: namesOf<CreatedInvitationView>({
    id: true,
    projectId: true,
    projectName: true,
    owner: true,
    email: true,
    role: true,
    sourceRestricted: true,
    targetRestricted: true,
    sourceLanguages: true,
    targetLanguages: true,
    sourceLanguagesIds: true,
    targetLanguagesIds: true,
    expiresAt: true,
    pending: true,
    link: true,
  }),
} as const;

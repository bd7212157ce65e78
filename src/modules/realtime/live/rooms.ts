import type { LiveAccess } from '#core/api/live.js';

// Socket.io sends to rooms, in every process. A member who may read all languages is in one room for them, so that a new language
// moves nobody; everybody else is in a room per language.

/** Everybody in the project. */
export const roomOfProject = (projectId: number): string => `project:${projectId}`;

/** The sockets of one member in the project. */
export const roomOfMember = (projectId: number, userId: number): string =>
  `${roomOfProject(projectId)}:member:${userId}`;

const roomOfAllLanguages = (projectId: number): string => `${roomOfProject(projectId)}:languages`;

const roomOfLanguage = (projectId: number, languageId: number): string =>
  `${roomOfProject(projectId)}:language:${languageId}`;

/** The rooms of everybody who may read the language. */
export const readersOf = (projectId: number, languageId: number): string[] => [
  roomOfAllLanguages(projectId),
  roomOfLanguage(projectId, languageId),
];

/** The rooms for an access, which decide what its member receives. */
export const roomsFor = (
  projectId: number,
  { targetRestricted, languages }: Pick<LiveAccess, 'targetRestricted' | 'languages'>,
): string[] => [
  roomOfProject(projectId),
  ...(targetRestricted
    ? languages.map(({ id }) => roomOfLanguage(projectId, id))
    : [roomOfAllLanguages(projectId)]),
];

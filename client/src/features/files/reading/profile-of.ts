import type { ImportProfile } from '#core/formats/index.js';

import { JsonText } from '../../../lib/http/json-text.js';
import type { FilesReading } from './jobs.js';

/**
 * Maximum number of characters of a profile: with a larger one and its texts, the body of an import would be refused.
 */
const MOST_CHARACTERS = 8_000_000;

type Read = Pick<FilesReading, 'profile'>;

/** Returns whether the files are small enough to come back as they were. */
export const isKept = ({ profile }: Read): boolean => profile.length <= MOST_CHARACTERS;

/** The body of an import, with the profile as the JSON text from the worker. */
export type WithProfile<T extends { files?: ImportProfile }> = Omit<T, 'files'> & {
  files?: JsonText<ImportProfile>;
};

/** The profile of the files as a part of the body of an import. */
export const profileOf = (reading: Read): { files?: JsonText<ImportProfile> } =>
  isKept(reading) ? { files: new JsonText(reading.profile) } : {};

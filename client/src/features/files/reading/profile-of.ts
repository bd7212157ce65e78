import type { ImportProfile } from '#core/formats/index.js';

import { JsonText } from '../../../lib/http/json-text.js';
import type { FilesReading } from './jobs.js';

/** Characters of a profile: with the texts of a larger file, the body of an import would be refused. */
const MOST_CHARACTERS = 8_000_000;

type Read = Pick<FilesReading, 'profile'>;

/** Whether the files are small enough to come back as they were. */
export const isKept = ({ profile }: Read): boolean => profile.length <= MOST_CHARACTERS;

/** The body of an import, in which what the files were is the text that the worker wrote. */
export type WithProfile<T extends { files?: ImportProfile }> = Omit<T, 'files'> & {
  files?: JsonText<ImportProfile>;
};

/** What the files were, as a part of the body of an import. */
export const profileOf = (reading: Read): { files?: JsonText<ImportProfile> } =>
  isKept(reading) ? { files: new JsonText(reading.profile) } : {};

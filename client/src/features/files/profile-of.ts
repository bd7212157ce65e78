import type { ImportProfile } from '#core/formats/index.js';

import type { FilesReading } from './jobs.js';

/** What the files were, as the body of an import holds it. */
export const profileOf = ({ profile }: Pick<FilesReading, 'profile'>): ImportProfile =>
  JSON.parse(profile) as ImportProfile;

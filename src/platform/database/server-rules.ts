import type { DataSource } from 'typeorm';

import { BootError } from '../errors/boot.error.js';

/** The first release with `UNIQUE NULLS NOT DISTINCT`, which the schema uses. */
const OLDEST_RELEASE = 15;

/** The only encoding that stores every text, and in which the length of a text is its number of characters. */
const ENCODING = 'UTF8';

const RULES = `SELECT current_setting('server_version') AS release, current_setting('server_encoding') AS encoding`;

/** @throws BootError if the server is too old, or the database cannot store every text */
export async function assertServer(source: DataSource): Promise<void> {
  const [row] = await source.query<{ release: string; encoding: string }[]>(RULES);
  const { release = '0', encoding = '' } = row ?? {};
  if (Number.parseInt(release, 10) < OLDEST_RELEASE)
    throw new BootError(`PostgreSQL ${release} is too old: Motley needs ${OLDEST_RELEASE} or newer.`);
  if (encoding !== ENCODING)
    throw new BootError(
      `This database has the encoding ${encoding}: create one with ENCODING '${ENCODING}' TEMPLATE template0, and restore a backup ` +
        'of this one into it if it holds data.',
    );
}

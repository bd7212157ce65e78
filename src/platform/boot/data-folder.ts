import { chmod, mkdir } from 'node:fs/promises';

/** Traversable for all, because the database server's account needs it; listable by the owner only. */
const PASSAGE = 0o711;

/** Creates the data folder if it is missing; an existing folder keeps its permissions. */
export async function makeDataFolder(path: string): Promise<void> {
  const made = await mkdir(path, { recursive: true });
  if (made !== undefined) await chmod(path, PASSAGE);
}

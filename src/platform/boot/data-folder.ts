import { chmod, mkdir } from 'node:fs/promises';

/** Everybody may pass through (the database server's account must), nobody but the owner may look around. */
const PASSAGE = 0o711;

/** Makes a folder for Motley's data where there is none; one that exists keeps its rights. */
export async function makeDataFolder(path: string): Promise<void> {
  const made = await mkdir(path, { recursive: true });
  if (made !== undefined) await chmod(path, PASSAGE);
}

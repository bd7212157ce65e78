import { clientId } from '../../../lib/client-id.js';
import { storage } from '../../../lib/storage.js';
import { TabRegistry } from '../../../lib/tab-registry.js';

const NAME = 'motley.import';
const keyOf = (projectId: number): string => `${NAME}.${projectId}`;

/** Answers other pages, which ask whether an import is under way. */
let registry: TabRegistry | null = null;

/** Remembers on this device that this page sends an import in slices, of which some stay if the page is closed. */
export function rememberImport(projectId: number): void {
  registry ??= new TabRegistry(NAME, clientId);
  storage.write(keyOf(projectId), clientId);
}

/** The import is complete, taken back, or kept as far as it came. */
export const forgetImport = (projectId: number): void => storage.remove(keyOf(projectId));

/** Whether an import of this device may be unfinished. */
export const mayBeUnfinished = (projectId: number): boolean => storage.read(keyOf(projectId)) !== null;

/** Whether the page that sends the import is still open: it goes on, or is about to take it back. */
export async function isUnderWay(projectId: number): Promise<boolean> {
  const page = storage.read(keyOf(projectId));
  if (page === null || page === clientId) return page !== null;
  const asking = new TabRegistry(NAME, `${clientId} asks`);
  const open = await asking.openTabs([page]);
  asking.leave();
  return open.has(page);
}

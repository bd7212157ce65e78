import type { RemovedKeys } from '#core/api/files.js';

/** What a member who may change the project does with a file. */
export interface FileActions {
  onRename: (path: string) => Promise<void>;
  /** One place up or down. */
  onMove: (by: 1 | -1) => void;
  onRemove: (keys: RemovedKeys) => Promise<void>;
}

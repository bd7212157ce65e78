import type { KeyView } from './translations.js';

export interface GroupView {
  id: number;
  name: string;
  /** The file that its keys stand in; null: none. */
  fileId: number | null;
}

export interface GroupDetails extends GroupView {
  keys: KeyView[];
}

export interface WriteGroup {
  name: string;
}

export interface CreateGroup extends WriteGroup {
  /** The file of its keys; null or absent: none. */
  fileId?: number | null;
}

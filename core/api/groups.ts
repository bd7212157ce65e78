import type { KeyView } from './translations.js';

export interface GroupView {
  id: number;
  name: string;
}

export interface GroupDetails extends GroupView {
  keys: KeyView[];
}

export interface WriteGroup {
  name: string;
}

import { atom } from 'jotai';
import type { PrimitiveAtom } from 'jotai';

import type { CheckSettings } from '#core/api/checks.js';

import { LiveState } from './live/live-state.js';
import { ProjectIssues } from './issues/project-issues.js';
import { ProjectLoader } from './project-loader.js';
import { Drafts } from './saving/drafts.js';
import { EditSession } from './saving/edit-session.js';
import { SaveQueue } from './saving/save-queue.js';
import type { QueuePorts } from './saving/save-queue.js';
import { SaveStatus } from './saving/save-status.js';
import type { Structure } from './store/structure.js';
import { ValueCells } from './store/value-cells.js';

/** The project on the screen. Its parts read in one direction: loader → session → queue → status → cells. */
export class OpenProject {
  readonly cells = new ValueCells();
  readonly saveStatus: SaveStatus;
  readonly session: EditSession;
  readonly loader: ProjectLoader;
  readonly structure: PrimitiveAtom<Structure>;
  /** How its texts are checked; null until it is known. */
  readonly checks = atom<CheckSettings | null>(null);
  readonly issues: ProjectIssues;
  /** The others who have it open. */
  readonly live = new LiveState();

  constructor(
    readonly userId: number,
    readonly projectId: number,
    ports: QueuePorts,
  ) {
    const drafts = new Drafts(userId, projectId);
    this.saveStatus = new SaveStatus(this.cells, drafts);
    this.session = new EditSession(this.cells, drafts, new SaveQueue(ports, this.saveStatus));
    this.loader = new ProjectLoader(userId, this.cells, this.session);
    this.structure = this.loader.structure;
    this.issues = new ProjectIssues(this.cells, this.structure, this.checks);
  }
}

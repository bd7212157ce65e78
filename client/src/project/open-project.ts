import { atom } from 'jotai';

import type { CheckSettings } from '#core/api/checks.js';

import type { Text } from '../i18n/use-text.js';
import { LiveState } from './store/live-state.js';
import { ProjectFindings } from './findings/project-findings.js';
import { ProjectLoader } from './project-loader.js';
import { SaveAnnouncer } from './save-announcer.js';
import { Drafts } from './saving/drafts.js';
import { EditSession } from './saving/edit-session.js';
import { SaveQueue } from './saving/save-queue.js';
import type { QueuePorts } from './saving/save-queue.js';
import { SaveStatus } from './saving/save-status.js';
import type { ProjectEdit } from './store/edit-project.js';
import { EMPTY_STRUCTURE } from './store/structure.js';
import type { Structure } from './store/structure.js';
import { ValueCells } from './store/value-cells.js';
import { nameOfStep } from './undo/name-of-step.js';
import { ProjectUndo } from './undo/project-undo.js';
import { ProjectTexts } from './worker/project-texts.js';

/** The parts of the tab and of the page that the open project needs. */
export interface ProjectPorts extends QueuePorts {
  /** Edits the cached project, from which the open one is then loaded. */
  updateCache: (edit: ProjectEdit) => unknown;
  text: Text;
}

/** The project on the screen. Its parts read in one direction: loader → session → queue → status → cells. */
export class OpenProject {
  readonly cells = new ValueCells();
  readonly structure = atom<Structure>(EMPTY_STRUCTURE);
  /** The settings of the checks; null until they are loaded. */
  readonly checks = atom<CheckSettings | null>(null);
  readonly texts = new ProjectTexts(this.cells, this.structure);
  readonly findings = new ProjectFindings(this.texts, this.cells, this.structure, this.checks);
  readonly saveStatus: SaveStatus;
  readonly session: EditSession;
  readonly loader: ProjectLoader;
  /** The other members who have it open. */
  readonly live = new LiveState();
  private readonly closeUndo: () => void;

  constructor(
    readonly userId: number,
    readonly projectId: number,
    ports: ProjectPorts,
    /** The user's actions in it, including those before it was opened. */
    readonly undo = new ProjectUndo(),
  ) {
    const drafts = new Drafts(userId, projectId);
    this.saveStatus = new SaveStatus(this.cells, drafts, new SaveAnnouncer(this.findings, ports.text));
    this.session = new EditSession(this.cells, drafts, new SaveQueue(ports, this.saveStatus), (...steps) =>
      undo.remember(...steps),
    );
    this.loader = new ProjectLoader(userId, this.cells, this.session, this.structure, ports.updateCache);
    this.closeUndo = undo.open({
      changeBack: (step) => (this.cells.hasKey(step.ref.keyId) ? this.session.changeBack(step) : null),
      nameOf: (step) => nameOfStep(this.cells.store.get(this.structure), step),
    });
  }

  /** Stops sending. The user's actions on its values cannot be undone until it is opened again. */
  close(): void {
    this.session.stop();
    this.closeUndo();
  }
}

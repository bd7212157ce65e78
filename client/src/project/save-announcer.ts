import type { Text } from '../i18n/use-text.js';
import { announce } from '../lib/announce.js';
import { toast } from '../lib/toast.js';
import type { ProjectFindings } from './findings/project-findings.js';
import { conflictText } from './saving/conflict-text.js';
import type { StatusRefusal } from './saving/save-queue.js';
import type { SaveListener } from './saving/save-status.js';
import type { CellRef } from './store/cell-ref.js';
import type { Unsaved } from './store/value-cells.js';

/** "Saved" is announced at most this often. */
const ANNOUNCE_SAVED_EVERY_MS = 3_000;

/** Announces the outcome of changes. */
export class SaveAnnouncer implements SaveListener {
  private lastAnnounced = -Infinity;

  constructor(
    private readonly findings: ProjectFindings,
    private readonly text: Text,
  ) {}

  onSaved(): void {
    if (Date.now() - this.lastAnnounced < ANNOUNCE_SAVED_EVERY_MS) return;
    this.lastAnnounced = Date.now();
    announce(this.text('a11y.saved'));
  }

  onFailed(unsaved: Unsaved): void {
    if (unsaved.name === 'failed') announce(this.text(unsaved.message), 'assertive');
    if (unsaved.name === 'conflict') announce(conflictText(unsaved.theirs, this.text), 'assertive');
  }

  onStatusRefused(ref: CellRef, refusal: StatusRefusal): void {
    // An open field lists its errors: the focus goes to the first one.
    if (refusal.kind === 'blocked' && this.findings.isListed(ref)) {
      announce(this.text('finding.blocked', { count: refusal.count }), 'assertive');
      this.findings.pointTo(ref);
    } else if (refusal.kind === 'blocked') toast.error('finding.blocked', { count: refusal.count });
    else toast.error(refusal.kind === 'conflict' ? 'errors.conflict' : refusal.message);
  }
}

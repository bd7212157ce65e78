import type { Focus } from '#core/api/live.js';

const EVERY_MS = 500;

const isSame = (one: Focus, other: Focus): boolean =>
  one.keyId === other.keyId && one.languageId === other.languageId;

export const NOWHERE: Focus = { keyId: null, languageId: null };

/** Sends which cell is edited: at most twice a second, and only changes. */
export class FocusSender {
  private sent = NOWHERE;
  private wanted = NOWHERE;
  private timer: ReturnType<typeof setTimeout> | null = null;
  private sentAt = -Infinity;
  private isOver = false;

  constructor(private readonly send: (focus: Focus) => void) {}

  put(focus: Focus): void {
    if (this.isOver) return;
    this.wanted = focus;
    // Between two cells the focus is nowhere for a moment.
    this.timer ??= setTimeout(() => this.flush(), Math.max(0, this.sentAt + EVERY_MS - Date.now()));
  }

  /** Sends the focus again: the server has forgotten it. */
  restart(): void {
    this.sent = NOWHERE;
    this.put(this.wanted);
  }

  stop(): void {
    this.isOver = true;
    if (this.timer !== null) clearTimeout(this.timer);
  }

  private flush(): void {
    this.timer = null;
    if (isSame(this.sent, this.wanted)) return;
    this.sent = this.wanted;
    this.sentAt = Date.now();
    this.send(this.wanted);
  }
}

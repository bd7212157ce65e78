import type { CompressedJson } from './compressed-json.js';

interface Kept {
  tag: string;
  json: CompressedJson;
}

/**
 * The responses that were asked for last, up to a number of bytes. One per name: a newer one replaces an older one, which
 * nobody can ask for again.
 */
export class KeptAnswers {
  /** The one that was asked for last is the last. */
  private readonly answers = new Map<string, Kept>();
  private bytes = 0;

  /** @param limit in bytes */
  constructor(private readonly limit: number) {}

  get size(): number {
    return this.bytes;
  }

  /** Null unless the one that is kept has this tag. */
  get(name: string, tag: string): CompressedJson | null {
    const kept = this.answers.get(name);
    if (kept?.tag !== tag) return null;
    this.answers.delete(name);
    this.answers.set(name, kept);
    return kept.json;
  }

  set(name: string, kept: Kept): void {
    this.remove(name);
    this.answers.set(name, kept);
    this.bytes += kept.json.size;
    for (const oldest of this.answers.keys()) {
      if (this.bytes <= this.limit) return;
      this.remove(oldest);
    }
  }

  private remove(name: string): void {
    this.bytes -= this.answers.get(name)?.json.size ?? 0;
    this.answers.delete(name);
  }
}

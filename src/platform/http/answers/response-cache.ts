import type { CompressedJson } from './compressed-json.js';

interface CachedResponse {
  tag: string;
  json: CompressedJson;
}

type Held = CachedResponse & { release: () => void };

/** The most recently used responses, up to a number of bytes. A new response replaces the one with the same name. */
export class ResponseCache {
  /** In order of use, the most recent last. */
  private readonly answers = new Map<string, Held>();
  private bytes = 0;

  /** @param limit in bytes */
  constructor(private readonly limit: number) {}

  get size(): number {
    return this.bytes;
  }

  /** Null unless the cached response has this tag. */
  get(name: string, tag: string): CompressedJson | null {
    const cached = this.answers.get(name);
    if (cached?.tag !== tag) return null;
    this.answers.delete(name);
    this.answers.set(name, cached);
    return cached.json;
  }

  set(name: string, response: CachedResponse): void {
    this.remove(name);
    if (response.json.size > this.limit) return;
    this.answers.set(name, { ...response, release: response.json.keep() });
    this.bytes += response.json.size;
    for (const oldest of this.answers.keys()) {
      if (this.bytes <= this.limit) return;
      this.remove(oldest);
    }
  }

  private remove(name: string): void {
    const removed = this.answers.get(name);
    if (removed === undefined) return;
    this.bytes -= removed.json.size;
    removed.release();
    this.answers.delete(name);
  }
}

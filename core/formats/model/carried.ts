import type { CarriedContent } from './profile-types.js';

/** Counts what a file holds beside texts: it comes back, but nobody can edit it. */
export class Carried {
  private readonly found = new Map<string, CarriedContent>();

  constructor(private readonly file: string) {}

  add(what: string, line: number): void {
    const known = this.found.get(what);
    if (known) known.count += 1;
    else this.found.set(what, { file: this.file, what, line, count: 1 });
  }

  list(): CarriedContent[] {
    return [...this.found.values()];
  }
}

import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

interface Named {
  file: string;
  name: string;
}

/** The result of each mutant, stored until its file changes: an interrupted run continues where it was. */
export class Verdicts {
  private readonly root: string;
  private readonly path: string;
  private readonly known: Record<string, string | null>;
  private readonly digests = new Map<string, string>();

  constructor(root: string) {
    this.root = root;
    this.path = join(root, '.cache', 'mutants.json');
    this.known = this.read();
  }

  read(): Record<string, string | null> {
    try {
      return JSON.parse(readFileSync(this.path, 'utf8')) as Record<string, string | null>;
    } catch {
      return {};
    }
  }

  has(mutant: Named) {
    return this.keyOf(mutant) in this.known;
  }

  /** The test that noticed; null where none did. */
  of(mutant: Named) {
    return this.known[this.keyOf(mutant)] ?? null;
  }

  keep(mutant: Named, killer: string | null) {
    this.known[this.keyOf(mutant)] = killer;
    mkdirSync(dirname(this.path), { recursive: true });
    writeFileSync(this.path, JSON.stringify(this.known));
  }

  keyOf({ file, name }: Named) {
    if (!this.digests.has(file))
      this.digests.set(
        file,
        createHash('sha256')
          .update(readFileSync(join(this.root, file)))
          .digest('base64url'),
      );
    return `${this.digests.get(file)} ${name}`;
  }
}

import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** What became of each mutant, kept as long as its file is the same: a run that was cut short goes on where it was. */
export class Verdicts {
  constructor(root) {
    this.root = root;
    this.path = join(root, '.cache', 'mutants.json');
    this.known = this.read();
    this.digests = new Map();
  }

  read() {
    try {
      return JSON.parse(readFileSync(this.path, 'utf8'));
    } catch {
      return {};
    }
  }

  has(mutant) {
    return this.keyOf(mutant) in this.known;
  }

  /** The test that noticed; null where none did. */
  of(mutant) {
    return this.known[this.keyOf(mutant)];
  }

  keep(mutant, killer) {
    this.known[this.keyOf(mutant)] = killer;
    mkdirSync(dirname(this.path), { recursive: true });
    writeFileSync(this.path, JSON.stringify(this.known));
  }

  keyOf({ file, name }) {
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

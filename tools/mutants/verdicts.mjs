import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** @typedef {{ file: string, name: string }} Named */

/** The result of each mutant, stored until its file changes: an interrupted run continues where it was. */
export class Verdicts {
  /** @param {string} root */
  constructor(root) {
    this.root = root;
    this.path = join(root, '.cache', 'mutants.json');
    this.known = this.read();
    /** @type {Map<string, string>} */
    this.digests = new Map();
  }

  /** @returns {Record<string, string | null>} */
  read() {
    try {
      return JSON.parse(readFileSync(this.path, 'utf8'));
    } catch {
      return {};
    }
  }

  /** @param {Named} mutant */
  has(mutant) {
    return this.keyOf(mutant) in this.known;
  }

  /**
   * The test that noticed; null where none did.
   * @param {Named} mutant
   */
  of(mutant) {
    return this.known[this.keyOf(mutant)] ?? null;
  }

  /**
   * @param {Named} mutant
   * @param {string | null} killer
   */
  keep(mutant, killer) {
    this.known[this.keyOf(mutant)] = killer;
    mkdirSync(dirname(this.path), { recursive: true });
    writeFileSync(this.path, JSON.stringify(this.known));
  }

  /** @param {Named} mutant */
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

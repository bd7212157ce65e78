import { BlockingChecks } from '../../src/modules/checks/blocking-checks.service.js';
import { part } from '../support/server/app.js';
import { failingOf, validatedIn } from '../support/project/blocking.js';

/** Watches a project of which errors block validation: no request may validate a text with errors. */
export class BlockedTexts {
  /** How many texts the requests have validated. */
  validated = 0;
  private known = new Set<string>();

  constructor(private readonly projectId: number) {}

  /**
   * Looks after each request that changed something. Returns the texts with errors that it has validated: what was
   * validated before it, or while errors did not block, may fail.
   */
  async look(): Promise<string[]> {
    const texts = await validatedIn(this.projectId);
    const nameOf = ({ id, text }: (typeof texts)[number]): string => `${id} ${text}`;
    const fresh = texts.filter((text) => !this.known.has(nameOf(text)));
    this.known = new Set(texts.map(nameOf));
    this.validated += fresh.length;
    if (fresh.length === 0 || !(await part(BlockingChecks).isOn(this.projectId))) return [];
    return (await failingOf(this.projectId, fresh)).map(nameOf);
  }
}

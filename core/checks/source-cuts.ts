import { cutText } from './cut.js';
import type { Cut } from './cut.js';
import type { PlaceholderSyntax } from './subject.js';

/** Parses source texts and caches the last one. */
export class SourceCuts {
  private last: Cut | null = null;
  private lastSyntax: PlaceholderSyntax = 'any';

  of(text: string, syntax: PlaceholderSyntax): Cut {
    if (this.last?.text !== text || this.lastSyntax !== syntax) this.last = cutText(text, syntax);
    this.lastSyntax = syntax;
    return this.last;
  }
}

import type { PluralMode } from '../../domain/plural-rules.js';

/** What reading files costs their plurals. */
export interface PluralLoss {
  /** Keys that are left out, each once, in however many languages. */
  plurals: number;
  /** Forms that are left out of plurals that are read. */
  forms: number;
  /** Texts in all: those of the plurals, and of the forms. */
  texts: number;
}

/** What it costs in either mode of the project. */
export type PluralLosses = Readonly<Record<PluralMode, PluralLoss>>;

/** The mode in which files lose fewer texts; the specified one where both lose as many. */
export const modeLosingLess = ({ strict, cldr }: PluralLosses): PluralMode =>
  cldr.texts < strict.texts ? 'cldr' : 'strict';

/** The losses of several files together. */
export const sumOfLosses = (losses: readonly PluralLoss[]): PluralLoss => ({
  plurals: losses.reduce((sum, { plurals }) => sum + plurals, 0),
  forms: losses.reduce((sum, { forms }) => sum + forms, 0),
  texts: losses.reduce((sum, { texts }) => sum + texts, 0),
});

/** Counts what the plurals of one file lose. */
export class LostPlurals {
  private readonly names = new Set<string>();
  private forms = 0;
  private texts = 0;

  /** @param texts how many the file has of it */
  leaveOut(name: string, texts: number): void {
    this.names.add(name);
    this.texts += texts;
  }

  loseForms(count: number): void {
    this.forms += count;
    this.texts += count;
  }

  get loss(): PluralLoss {
    return { plurals: this.names.size, forms: this.forms, texts: this.texts };
  }
}

import type { ProfileStyle, StateStyle, TextPart } from '../model/profile-types.js';
import { isFlag, isText } from '../model/record-check.js';
import type { ChecksOf } from '../model/record-check.js';

/** How a file of Qt Linguist is written. */
export interface QtStyle extends StateStyle {
  /** Whether quotes are references, as Qt writes them. */
  escapesQuotes?: true;
}

export const QT_CHECKS: ChecksOf<QtStyle, ProfileStyle> = { hasStatuses: isFlag, escapesQuotes: isFlag };

/** A text of such a file. */
export interface QtText extends TextPart {
  /** What it stands for while it is empty, in the language of the sources. */
  implied?: string;
}

export const TEXT_CHECKS: ChecksOf<QtText, TextPart> = { implied: isText };

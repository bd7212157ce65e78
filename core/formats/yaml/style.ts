import type { ProfileStyle, TextPart } from '../model/profile-types.js';
import { isFlag, isText, recordOf } from '../model/record-check.js';
import type { ChecksOf } from '../model/record-check.js';

/** How a YAML file is written. */
export interface YamlStyle extends ProfileStyle {
  /** The quote of texts that need one, where it is not `"`. */
  quote?: "'";
  /** Whether texts are quoted that need no quotes. */
  isQuoted?: true;
  /** Whether the keys of the file stand in a mapping that is named after their language. */
  hasRoot?: true;
  /** Whether the file is a list of messages. */
  messages?: MessageStyle;
}

/** How the messages of a list are written. */
export interface MessageStyle {
  /** What the names of their members stand behind, the dash among it. */
  lead: string;
  /** Whether a blank line stands between them. */
  isApart?: true;
  /** Whether they have descriptions: otherwise these are comments. */
  isDescribed?: true;
}

export const YAML_CHECKS: ChecksOf<YamlStyle, ProfileStyle> = {
  quote: (quote) => quote === "'",
  isQuoted: isFlag,
  hasRoot: isFlag,
  messages: recordOf({ lead: isText, 'isApart?': isFlag, 'isDescribed?': isFlag }),
};

/** A text of such a file; its `tag` is the indentation around a block scalar. */
export interface YamlText extends TextPart {
  /** Whether it stands in brackets, in which commas and brackets end it. */
  isInBrackets?: true;
}

export const TEXT_CHECKS: ChecksOf<YamlText, TextPart> = { isInBrackets: isFlag };

import type { MessageId, MessageValues } from '../../../i18n/messages.js';

/** The reason why a file could not be read, as a message id. */
export class FileProblem extends Error {
  constructor(
    readonly id: MessageId,
    readonly values: MessageValues = {},
  ) {
    super(id);
    this.name = 'FileProblem';
  }
}

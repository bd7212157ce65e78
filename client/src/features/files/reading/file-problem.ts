import type { MessageId, MessageValues } from '../../../i18n/messages.js';

/** Why a file could not even be read, as a message of the catalogue. */
export class FileProblem extends Error {
  constructor(
    readonly id: MessageId,
    readonly values: MessageValues = {},
  ) {
    super(id);
    this.name = 'FileProblem';
  }
}

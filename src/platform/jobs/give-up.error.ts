/** Thrown by a queue's `run`: trying the job again is of no use. The message is the reason, for the operator. */
export class GiveUpError extends Error {
  override readonly name = 'GiveUpError';
}

/** Thrown by a queue's `run`: another attempt would not help. The message is the reason, for the operator. */
export class GiveUpError extends Error {
  override readonly name = 'GiveUpError';
}

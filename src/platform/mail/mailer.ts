/** An email, ready to be sent. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Milliseconds after which the email is of no use any more, and is not sent. */
  usefulFor: number;
}

/** The port to mailboxes. */
export abstract class Mailer {
  /** False if emails only appear in the server's log, where an operator must read them. */
  abstract readonly sends: boolean;

  /**
   * Accepts an email for delivery without waiting for the mail server. Inside a transaction, the email is sent after the
   * commit, or never.
   */
  abstract send(mail: Mail): Promise<void>;
}

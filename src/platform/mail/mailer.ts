/** An email, ready to be sent. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** The email is not sent after these milliseconds, because it would be of no use. */
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

  /** Logs a warning if the mail server cannot be used now. Emails wait until it can. */
  abstract warnIfUnusable(): Promise<void>;
}

/** A mail, ready to go. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Milliseconds after which it helps nobody any more, and is not sent. */
  usefulFor: number;
}

/** The port to people's mailboxes. */
export abstract class Mailer {
  /** False when mails do not reach anybody by themselves: somebody has to read them in the server's log. */
  abstract readonly sends: boolean;

  /**
   * Hands a mail over; nobody waits until it is sent, and whether the mail server is up makes no difference. Inside a
   * transaction it is a part of it: it leaves after the commit, or never.
   */
  abstract post(mail: Mail): Promise<void>;
}

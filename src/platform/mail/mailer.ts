/** A mail, ready to go. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
}

/** The port to people's mailboxes. */
export abstract class Mailer {
  /** False when mails do not reach anybody by themselves: somebody has to read them in the server's log. */
  abstract readonly sends: boolean;

  /** Hands a mail over; nobody waits for it. Inside a transaction it leaves after the commit, or never. */
  abstract post(mail: Mail): void;
}

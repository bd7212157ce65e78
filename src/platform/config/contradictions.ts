interface Mailing {
  smtpUrl: string | null;
  publicUrl: string | null;
}

/** What no variable shows by itself: those that do not go together, one line each. */
export function contradictions({ smtpUrl, publicUrl }: Mailing): string[] {
  // Else links in mails would lead where a request says it was sent to, which is for its sender to choose.
  return smtpUrl !== null && publicUrl === null
    ? ['SMTP_URL needs PUBLIC_URL: mails carry links to it.']
    : [];
}

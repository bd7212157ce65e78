/** How long a page may take to say that it is there. */
const ANSWER_MS = 400;

interface Call {
  asked: string;
}

interface Answer {
  here: string;
}

/** Lets the pages of a browser know which of them are open, by names they give themselves. */
export class Roll {
  private readonly channel: BroadcastChannel | null;

  constructor(name: string, self: string) {
    // Absent in tests: each page is alone there.
    this.channel = 'BroadcastChannel' in window ? new BroadcastChannel(name) : null;
    this.channel?.addEventListener('message', ({ data }: MessageEvent<Call | Answer>) => {
      if ('asked' in data && data.asked === self) this.channel?.postMessage({ here: self });
    });
  }

  /** Those of the names that are pages open now. */
  async present(names: readonly string[]): Promise<ReadonlySet<string>> {
    const present = new Set<string>();
    const { channel } = this;
    if (!channel || names.length === 0) return present;
    return new Promise((resolve) => {
      const timer = setTimeout(() => finish(), ANSWER_MS);
      const onAnswer = ({ data }: MessageEvent<Call | Answer>): void => {
        if ('here' in data) present.add(data.here);
        if (names.every((name) => present.has(name))) finish();
      };
      const finish = (): void => {
        clearTimeout(timer);
        channel.removeEventListener('message', onAnswer);
        resolve(present);
      };
      channel.addEventListener('message', onAnswer);
      for (const asked of names) channel.postMessage({ asked });
    });
  }

  /** This page is as good as closed. */
  leave(): void {
    this.channel?.close();
  }
}

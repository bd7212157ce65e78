/** How long a tab may take to answer that it is open. */
const ANSWER_MS = 400;

interface Call {
  asked: string;
}

interface Answer {
  here: string;
}

/** Finds out which tabs of a browser are open, by names that they choose. */
export class TabRegistry {
  private readonly channel: BroadcastChannel | null;

  constructor(name: string, self: string) {
    // Undefined in tests, where each tab is alone.
    this.channel = 'BroadcastChannel' in window ? new BroadcastChannel(name) : null;
    this.channel?.addEventListener('message', ({ data }: MessageEvent<Call | Answer>) => {
      if ('asked' in data && data.asked === self) this.channel?.postMessage({ here: self });
    });
  }

  /** Returns the names that belong to open tabs. */
  async openTabs(names: readonly string[]): Promise<ReadonlySet<string>> {
    const found = new Set<string>();
    const { channel } = this;
    if (!channel || names.length === 0) return found;
    return new Promise((resolve) => {
      const timer = setTimeout(() => finish(), ANSWER_MS);
      const onAnswer = ({ data }: MessageEvent<Call | Answer>): void => {
        if ('here' in data) found.add(data.here);
        if (names.every((name) => found.has(name))) finish();
      };
      const finish = (): void => {
        clearTimeout(timer);
        channel.removeEventListener('message', onAnswer);
        resolve(found);
      };
      channel.addEventListener('message', onAnswer);
      for (const asked of names) channel.postMessage({ asked });
    });
  }

  /** From now on, this tab counts as closed. */
  leave(): void {
    this.channel?.close();
  }
}

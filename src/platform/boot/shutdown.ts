import { setTimeout as pause } from 'node:timers/promises';

interface Step {
  name: string;
  end: () => Promise<void>;
}

/** The minimum time for a step if the previous ones have used up theirs. */
const SHARE_MS = 300;

/** Stops what was started, in reverse order, within a fixed time. */
export class Shutdown {
  private readonly steps: Step[] = [];

  /** @param timeout milliseconds for all steps together */
  constructor(private readonly timeout: number) {}

  /** @param name the name of the step in an error */
  add(name: string, end: () => Promise<void>): void {
    this.steps.push({ name, end });
  }

  /**
   * Runs all steps. A step that hangs or fails does not prevent the next one.
   * @throws Error that names the steps that failed or timed out
   */
  async run(): Promise<void> {
    const deadline = Date.now() + this.timeout;
    const faults: string[] = [];
    const steps = this.steps.splice(0).reverse();
    for (const [index, step] of steps.entries()) {
      const later = SHARE_MS * (steps.length - index - 1);
      const fault = await faultOf(step, Math.max(deadline - later - Date.now(), SHARE_MS));
      if (fault !== null) faults.push(fault);
    }
    if (faults.length > 0) throw new Error(faults.join('; '));
  }
}

/** The reason why a step did not end within `timeout` milliseconds; null if it did. */
async function faultOf({ name, end }: Step, timeout: number): Promise<string | null> {
  const timer = new AbortController();
  const late = pause(timeout, `the ${name} did not end in time`, { signal: timer.signal });
  const ended = end().then(
    () => null,
    (error: unknown) => `the ${name} failed to end: ${String(error)}`,
  );
  const fault = await Promise.race([ended, late]);
  timer.abort();
  return fault;
}

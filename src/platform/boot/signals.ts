const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

/** Ctrl+C reaches a process started through npm twice: from the terminal and from npm. */
const ECHO_MS = 1_000;

/** Stops the process gracefully at the first signal, and at once at the second. */
export function stopOnSignals(stop: () => Promise<void>): void {
  let stoppingSince: number | null = null;
  const onSignal = (): void => {
    if (stoppingSince === null) {
      stoppingSince = Date.now();
      void stop().then(
        () => process.exit(0),
        (error: unknown) => {
          process.stderr.write(
            `Motley did not stop in order: ${error instanceof Error ? error.message : String(error)}.\n`,
          );
          process.exit(1);
        },
      );
    } else if (Date.now() - stoppingSince > ECHO_MS) {
      process.exit(1);
    }
  };
  for (const signal of SIGNALS) process.on(signal, onSignal);
}

/** A place where work waits until the test lets it go on. */
export interface Gate {
  /** For the work: settles once the gate is open. */
  pass: () => Promise<void>;
  /** Resolves once a caller waits at the gate. */
  reached: Promise<void>;
  open: () => void;
}

export function aGate(): Gate {
  let open = (): void => undefined;
  let arrive = (): void => undefined;
  const opened = new Promise<void>((resolve) => (open = resolve));
  const reached = new Promise<void>((resolve) => (arrive = resolve));
  const pass = (): Promise<void> => {
    arrive();
    return opened;
  };
  return { pass, reached, open: () => open() };
}

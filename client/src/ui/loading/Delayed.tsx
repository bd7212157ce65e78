import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';

/** Shorter waits show no placeholder. */
const DELAY_MS = 150;

/** Renders its children after a delay, so that a quick response never flashes a skeleton. */
export function Delayed({ children }: { children: ReactNode }) {
  const [due, setDue] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  return due ? children : null;
}

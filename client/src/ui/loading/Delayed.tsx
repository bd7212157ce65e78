import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';

/** What is done sooner needs no placeholder. */
const DELAY_MS = 150;

/** Shows its children after a moment: a quick answer never flashes a skeleton. */
export function Delayed({ children }: { children: ReactNode }) {
  const [due, setDue] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  return due ? children : null;
}

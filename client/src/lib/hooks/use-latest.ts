import { useState } from 'react';

/** The value as it was when it last counted: a dialog keeps what it is about while it closes. */
export function useLatest<T>(value: T, counts: boolean): T {
  const [latest, setLatest] = useState(value);
  if (counts && latest !== value) setLatest(value);
  return counts ? value : latest;
}

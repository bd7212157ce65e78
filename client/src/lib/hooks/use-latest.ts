import { useState } from 'react';

/** The last value for which `counts` was true: a closing dialog keeps its content. */
export function useLatest<T>(value: T, counts: boolean): T {
  const [latest, setLatest] = useState(value);
  if (counts && latest !== value) setLatest(value);
  return counts ? value : latest;
}

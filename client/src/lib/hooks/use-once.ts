import { useState } from 'react';

/** Whether it ever was: what has been opened stays, to be closed as it should. */
export function useOnce(is: boolean): boolean {
  const [was, setWas] = useState(is);
  if (is && !was) setWas(true);
  return was || is;
}

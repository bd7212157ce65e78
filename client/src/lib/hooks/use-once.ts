import { useState } from 'react';

/** Whether the value was ever true: what was opened stays mounted, so that it can close with an animation. */
export function useOnce(is: boolean): boolean {
  const [was, setWas] = useState(is);
  if (is && !was) setWas(true);
  return was || is;
}

import { useEffect, useState } from 'react';

import { announcements } from '../../lib/announce.js';
import type { Announcement } from '../../lib/announce.js';

const SILENT = { polite: '', assertive: '' };

/** The two live regions for screen readers, which `announce` writes to. */
export function LiveRegions() {
  const [said, setSaid] = useState<Record<Announcement['urgency'], string>>(SILENT);
  useEffect(
    () =>
      announcements.listen(({ text, urgency }) => {
        // A repeated text gets a no-break space, because only a changed text is announced.
        setSaid((before) => ({ ...before, [urgency]: before[urgency] === text ? `${text}\u00a0` : text }));
      }),
    [],
  );
  return (
    <div className="visually-hidden">
      <div aria-live="polite" aria-atomic>
        {said.polite}
      </div>
      <div aria-live="assertive" aria-atomic>
        {said.assertive}
      </div>
    </div>
  );
}

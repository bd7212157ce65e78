import { useAtomValue } from 'jotai';

import type { Place } from '../../../project/store/live-state.js';
import { useProjectContext } from '../../../project/project-context.js';
import { SaveState } from './SaveState.js';
import { PresenceGroup } from './lazy-parts.js';

/** The saving state, and who else has the project open. */
export function BarState({ onShow }: { onShow: (place: Place) => void }) {
  const { live, cells } = useProjectContext().project;
  const people = useAtomValue(live.people, { store: cells.store });
  return (
    <>
      <SaveState onShow={onShow} />
      {people.length > 0 && <PresenceGroup people={people} onShow={onShow} />}
    </>
  );
}

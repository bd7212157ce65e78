import type { PresentUser } from '#core/api/live.js';

import { placesOf } from '../store/live-state.js';
import type { Person } from '../store/live-state.js';

/** The other members who have the project open, each once, most recently active first. */
export class PresenceList {
  /** The last activity of each person, derived from changes of what they edit. */
  private readonly activity = new Map<number, { at: number; cells: string }>();
  private steps = 0;

  constructor(private readonly ownId: number) {}

  /** @param users replaces the previous list */
  update(users: readonly PresentUser[]): Person[] {
    const people = new Map<number, Person>();
    for (const user of users) {
      if (user.userId === this.ownId) continue;
      const { userId, username } = user;
      const cells = [...(people.get(userId)?.cells ?? []), ...placesOf(user)];
      people.set(userId, { userId, username, cells });
    }
    this.steps += 1;
    for (const { userId, cells } of people.values()) this.note(userId, JSON.stringify(cells));
    for (const userId of this.activity.keys()) if (!people.has(userId)) this.activity.delete(userId);
    const lastActive = ({ userId }: Person): number => this.activity.get(userId)?.at ?? 0;
    return [...people.values()].sort(
      (one, other) => lastActive(other) - lastActive(one) || one.userId - other.userId,
    );
  }

  private note(userId: number, cells: string): void {
    if (this.activity.get(userId)?.cells !== cells) this.activity.set(userId, { at: this.steps, cells });
  }
}

import type { World } from '../world.js';
import type { Machine } from './machine.js';

/** Lets time pass: everything that is due until then happens at its own second, in order. */
export function advanceTo(world: World, machine: Machine, second: number): void {
  for (;;) {
    const due = [...world.subscriptions.values()]
      .map((subscription) => ({ subscription, at: machine.nextTick(subscription) }))
      .sort((a, b) => a.at - b.at)[0];
    if (due === undefined || due.at > second) break;
    world.setClock(Math.max(due.at, world.now()));
    machine.tick(due.subscription);
  }
  world.setClock(second);
}

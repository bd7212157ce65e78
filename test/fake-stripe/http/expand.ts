import type { Machine } from '../machine/machine.js';
import type { World } from '../world.js';

type Json = { [name: string]: unknown };

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** An answer with what was asked for in full put in the place of its id. */
export function expanded(
  answer: object,
  paths: string[],
  { world, machine }: { world: World; machine: Machine },
): object {
  const copy: Json = { ...structuredClone(answer) };
  for (const path of paths) put(copy, path.split('.'));
  return copy;

  function put(place: Json, [name = '', ...rest]: string[]): void {
    if (Array.isArray(place[name])) {
      for (const item of place[name]) if (isObject(item)) put(item, rest);
      return;
    }
    const whole = inFull(place, name);
    if (whole === undefined) return;
    place[name] = whole;
    if (rest.length > 0 && isObject(whole)) put(whole, rest);
  }

  function inFull(place: Json, name: string): unknown {
    if (name === 'confirmation_secret') return secretOf(place);
    const value = place[name];
    return typeof value === 'string' ? structuredClone(world.find(value)) : value;
  }

  /** Only there while there is something to pay. */
  function secretOf({ id }: Json): unknown {
    const invoice = world.invoices.get(String(id));
    const payment = invoice === undefined ? undefined : machine.payments.of(invoice);
    return payment === undefined ? null : { client_secret: payment.client_secret, type: 'payment_intent' };
  }
}

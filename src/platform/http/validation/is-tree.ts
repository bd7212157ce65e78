import { ValidateBy } from 'class-validator';

import type { TreeFault } from '#core/domain/record-rules.js';
import type { Steps } from '#core/steps.js';

import { inSlices } from '../../slices.js';

/**
 * Finds the first fault of a list or an object in a body. `body` is the whole body, whose other fields are not validated
 * yet; the path of the fault begins in it.
 */
export type TreeCheck = (value: unknown, body: object) => Steps<TreeFault | null> | TreeFault | null;

/** The faults found in a body, by its field, until the response is created. */
const found = new WeakMap<object, Map<string, TreeFault>>();

function keep(body: object, field: string, fault: TreeFault): void {
  const known = found.get(body) ?? new Map<string, TreeFault>();
  found.set(body, known.set(field, fault));
}

/** Validates a list or an object by hand and in slices: decorators block the event loop for large ones. */
export const IsTree = (check: TreeCheck): PropertyDecorator =>
  ValidateBy({
    name: 'isTree',
    async: true,
    validator: {
      validate: async (value: unknown, args) => {
        if (args === undefined) return false;
        const checked = check(value, args.object);
        const fault = checked !== null && 'next' in checked ? await inSlices(checked) : checked;
        if (fault) keep(args.object, args.property, fault);
        return fault === null;
      },
      defaultMessage: (args) => (args && treeFaultOf(args.object, args.property)?.message) ?? 'is invalid',
    },
  });

/** The error that `IsTree` has found in a field of a body. */
export const treeFaultOf = (body: object, field: string): TreeFault | undefined =>
  found.get(body)?.get(field);

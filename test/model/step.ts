import { deepStrictEqual } from 'node:assert/strict';

import type { AsyncCommand } from 'fast-check';

import { as } from '../support/api.js';
import type { Reply } from '../support/api.js';
import type { TestUser } from '../support/project/world.js';
import { noteChangeSets } from './change-sets.js';
import { compare } from './compare.js';
import { Refusal } from './refusal.js';
import type { Model } from './state.js';

export interface Real {
  people: readonly TestUser[];
  /** The number of steps over all sequences. */
  steps: { done: number; byAnswer: Map<string, number> };
}

/** The expected response of a successful call, and its effect on the model; reads check the response. */
export interface Effect {
  status: number;
  apply?: (body: unknown) => void;
}

export interface Plan {
  method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  path: string;
  body?: unknown;
  headers?: Record<string, string>;
  /** @throws Refusal if the rules forbid it */
  rules: () => Effect;
}

export interface Caller {
  /** The index of the user; one beyond the last is anonymous. */
  user: number;
}

/** A planned step: the model determines the call and its expected result. */
export type Planner<A extends Caller> = (model: Model, args: A, people: readonly TestUser[]) => Plan;

export class Step<A extends Caller> implements AsyncCommand<Model, Real> {
  constructor(
    private readonly name: string,
    private readonly plan: Planner<A>,
    private readonly args: A,
  ) {}

  check(): boolean {
    return true;
  }

  async run(model: Model, { people, steps }: Real): Promise<void> {
    const { rules, ...call } = this.plan(model, this.args, people);
    const outcome = outcomeOf(rules);
    const before = structuredClone(model.projects);
    const { status, body } = await send(people[this.args.user] ?? null, call);
    const error = status < 400 ? undefined : (body as { error: string }).error;
    deepStrictEqual(
      { status, error },
      { status: outcome.status, error: outcome instanceof Refusal ? outcome.error : undefined },
      `the answer to ${call.method} ${call.path}`,
    );
    if (!(outcome instanceof Refusal)) outcome.apply?.(body);
    await compare(model, people);
    await noteChangeSets(model, before, this.args.user);
    steps.done += 1;
    const told = `${this.name} ${status}`;
    steps.byAnswer.set(told, (steps.byAnswer.get(told) ?? 0) + 1);
  }

  toString(): string {
    return `${this.name}(${JSON.stringify(this.args)})`;
  }
}

function outcomeOf(rules: () => Effect): Effect | Refusal {
  try {
    return rules();
  } catch (refusal) {
    if (refusal instanceof Refusal) return refusal;
    throw refusal;
  }
}

function send(
  principal: TestUser | null,
  { method, path, body, headers }: Omit<Plan, 'rules'>,
): Promise<Reply<unknown>> {
  const api = as(principal);
  const isBare = method === 'get' || method === 'delete';
  return isBare ? api[method](path, headers) : api[method](path, body, headers);
}

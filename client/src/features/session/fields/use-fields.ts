import { useState } from 'react';
import type { SubmitEvent } from 'react';

import { faultOf } from '../../../lib/text/checks.js';
import type { Check, Fault } from '../../../lib/text/checks.js';

export interface Fields<Name extends string> {
  values: Record<Name, string>;
  /** Empty before the first submission; afterwards validated with every change. */
  faults: Partial<Record<Name, Fault>>;
  set: (name: Name, value: string) => void;
  /** Shows an error of the server at a field. */
  refuse: (name: Name, fault: Fault) => void;
  /** Calls `send` if all fields are valid, else focuses the first invalid one. */
  onSubmit: (
    send: (values: Record<Name, string>, form: HTMLFormElement) => void,
  ) => (event: SubmitEvent<HTMLFormElement>) => void;
}

/** The state of a small form. Pages before the login load no form library. */
export function useFields<Name extends string>(
  checks: Record<Name, readonly Check[]>,
  initial: Partial<Record<Name, string>> = {},
): Fields<Name> {
  const names = Object.keys(checks) as Name[];
  const [values, setValues] = useState(
    () => Object.fromEntries(names.map((name) => [name, initial[name] ?? ''])) as Record<Name, string>,
  );
  const [tried, setTried] = useState(false);
  const [refused, setRefused] = useState<Partial<Record<Name, Fault>>>({});

  const faultsNow: Partial<Record<Name, Fault>> = {};
  for (const name of names) {
    const fault = faultOf(checks[name], values[name], values) ?? refused[name];
    if (fault) faultsNow[name] = fault;
  }

  return {
    values,
    faults: tried ? faultsNow : {},
    set(name, value) {
      setValues((before) => ({ ...before, [name]: value }));
      setRefused((before) => ({ ...before, [name]: undefined }));
    },
    refuse: (name, fault) => setRefused((before) => ({ ...before, [name]: fault })),
    onSubmit: (send) => (event) => {
      event.preventDefault();
      setTried(true);
      const first = names.find((name) => faultOf(checks[name], values[name], values) !== null);
      if (first === undefined) send(values, event.currentTarget);
      else focusField(event.currentTarget, first);
    },
  };
}

/** Focuses a field of a form by its name and selects its text. */
export function focusField(form: HTMLFormElement, name: string): void {
  const field = form.elements.namedItem(name);
  if (!(field instanceof HTMLInputElement)) return;
  field.focus();
  field.select();
}

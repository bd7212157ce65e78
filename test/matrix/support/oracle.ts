import { INVITEE, isLimited, LANGUAGES, mayRead, mayWrite, OWNER } from './people.js';
import type { Language, Principal } from './people.js';
import { holds, TABLE } from './rules.js';
import type { Billing, Refusal, Sample, Told } from './samples/sample.js';

const UNAUTHENTICATED: Refusal = [401, 'unauthenticated'];
const UNAUTHORIZED: Refusal = [403, 'unauthorized'];
const NOT_YOUR_PROJECT: Refusal = [403, 'not_your_project'];
const NO_INVITATION: Refusal = [404, 'not_existing_invitation'];
const UNPAID: Refusal = [403, 'subscription_required'];

/** Whether the calls of `who` are paid for, for themselves or in project A. */
const isPaid = (paid: 'own' | 'project', who: Principal, billing: Billing): boolean =>
  billing === 'off' || (billing === 'paid' && (paid === 'project' || who.id === OWNER.id));

/** The expected error for `who`: the first check that fails, or null. */
export function refusalFor(sample: Sample, who: Principal, billing: Billing = 'off'): Refusal | null {
  const { access, paid } = TABLE[sample.call];
  return (
    strangerTo(access, who) ??
    outsiderTo(sample, who) ??
    (paid === undefined || isPaid(paid, who, billing) ? null : UNPAID) ??
    languageOf(sample, who) ??
    sample.state?.(who, billing) ??
    null
  );
}

function strangerTo(access: string, who: Principal): Refusal | null {
  if (access === 'public') return null;
  const isKnown = access === 'identity' ? who.known !== 'nobody' : who.known === 'user';
  return isKnown ? null : UNAUTHENTICATED;
}

function outsiderTo({ call }: Sample, { id, member }: Principal): Refusal | null {
  const { access } = TABLE[call];
  if (['public', 'identity', 'user'].includes(access)) return null;
  if (access === 'invitee') return id === INVITEE.id ? null : NO_INVITATION;
  if (member === null) return call === 'deleteInvitation' ? NO_INVITATION : NOT_YOUR_PROJECT;
  return access === 'member' || holds(member.role, access) ? null : UNAUTHORIZED;
}

/** Unreadable resources do not exist; then the permission, unless checked before; then what can be written. */
function languageOf(sample: Sample, who: Principal): Refusal | null {
  const { language, missing, right } = sample;
  if (language !== undefined && missing !== undefined && !mayRead(who, language)) return [404, missing];
  if (right !== undefined && !holds(who.member?.role ?? 'base', right)) return UNAUTHORIZED;
  return isBeyondLimits(sample, who) ? UNAUTHORIZED : null;
}

function isBeyondLimits({ call, language, destroys = false }: Sample, who: Principal): boolean {
  const { languages } = TABLE[call];
  if (languages === 'writable') return language !== undefined && !mayWrite(who, language);
  return languages === 'unlimited' && destroys && isLimited(who);
}

/** The languages of project A, of those in `told`, that a response to `who` may contain. */
export function toldTo(told: Told | undefined, who: Principal): Language[] {
  if (told === 'all') return [...LANGUAGES];
  return who.member === null ? [] : (told ?? []).filter((language) => mayRead(who, language));
}

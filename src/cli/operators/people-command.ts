import { ErrorCode } from '#core/api/errors/error-codes.js';

import { PeopleService } from '../../modules/operators/people.service.js';
import type { Person } from '../../modules/operators/people.queries.js';
import { PersonDetailsService } from '../../modules/operators/person-details.service.js';
import { BootError } from '../../platform/errors/boot.error.js';
import { DomainError } from '../../platform/errors/domain.error.js';
import { confirm } from './arguments.js';
import type { Arguments } from './arguments.js';
import { personOf, userOf } from './find-person.js';
import { json, peopleTable, personLines } from './words.js';

export const USERS_USAGE = [
  'Say what to do:',
  '  npm run users -- list                  everybody who has an account',
  '  npm run users -- show EMAIL            sessions, tokens and projects of one person',
  '  npm run users -- reset EMAIL           a link with which they set a new password, valid for an hour',
  '  npm run users -- sign-out EMAIL        ends their sessions; their tokens stay',
  '  npm run users -- disable EMAIL         refuses them everywhere, until enable',
  '  npm run users -- enable EMAIL          lets them in again, with their tokens',
  '  npm run users -- delete EMAIL --yes    deletes the account, and the projects in which they are alone',
  'list and show print JSON with --json.',
];

const AT_FIREBASE =
  'Firebase keeps the passwords and sessions: reset and end them in its console, under Authentication.';

/** The number of emails after each command. */
export const USERS_COMMANDS = { list: 0, show: 1, reset: 1, 'sign-out': 1, disable: 1, enable: 1, delete: 1 };

/**
 * Runs the command `npm run users`.
 * @returns the text to print
 * @throws BootError for the operator
 */
export async function peopleCommand(
  people: PeopleService,
  detailsOf: PersonDetailsService,
  { command, names: [email = ''], isJson, isSure }: Arguments,
): Promise<string> {
  if (command === 'list') {
    const all = await people.list();
    return isJson ? json(all) : peopleTable(all.people, all.projects);
  }
  if (command === 'enable' || command === 'disable') return switchPerson(people, email, command);
  const person = await personOf(people, email);
  if (command === 'reset') return reset(people, person);
  if (command === 'sign-out') return signOut(people, person);
  if (command === 'delete') return remove(people, person, isSure);
  const details = await detailsOf.of(person);
  return isJson ? json(details) : personLines(details);
}

async function switchPerson(people: PeopleService, typed: string, to: 'enable' | 'disable'): Promise<string> {
  const user = await userOf(people, typed);
  const { id, uid, email } = user;
  if (to === 'enable')
    return (await people.enable(id))
      ? `${email} is let in again, with all tokens.`
      : `${email} is not disabled.`;
  const isNew = await people.disable(id, uid);
  const owned = await ownedBy(people, user);
  return [
    isNew ? `${email} is disabled and refused everywhere.` : `${email} was disabled already.`,
    ...owned.map(
      (project) => `They still own ${project}. To hand it over: npm run projects -- transfer ID EMAIL`,
    ),
  ].join('\n');
}

async function reset(people: PeopleService, person: Person): Promise<string> {
  const { email, disabledAt } = person;
  if (disabledAt !== null)
    throw new BootError(`${email} is disabled. First: npm run users -- enable ${email}`);
  const link = await people.resetLink(person);
  if (link === null) throw new BootError(AT_FIREBASE);
  return `With this link, ${email} can set a new password within an hour:\n${link}`;
}

async function signOut(people: PeopleService, person: Person): Promise<string> {
  if (!(await people.signOut(person))) throw new BootError(AT_FIREBASE);
  return `${person.email} is signed out everywhere. Their tokens still work.`;
}

async function remove(people: PeopleService, person: Person, isSure: boolean): Promise<string> {
  const { email } = person;
  if (!isSure) await confirm(`The account of ${email} will be deleted for ever.`, email);
  try {
    await people.delete(person);
  } catch (error) {
    if (!(error instanceof DomainError) || error.code !== ErrorCode.OwnerOfSharedProject) throw error;
    const owned = await ownedBy(people, person);
    throw new BootError([
      `${email} owns projects with other members. First: npm run projects -- transfer ID EMAIL`,
      ...owned.map((project) => `  ${project}`),
    ]);
  }
  return `The account of ${email} is deleted.`;
}

const ownedBy = async (people: PeopleService, person: Person): Promise<string[]> =>
  (await people.projectsOf(person))
    .filter(({ role }) => role === 'owner')
    .map(({ id, name }) => `project ${id} “${name}”`);

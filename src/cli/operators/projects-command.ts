import type { InstanceProjectsService } from '../../modules/operators/instance-projects.service.js';
import type { PeopleService } from '../../modules/operators/people.service.js';
import { BootError } from '../../platform/errors/boot.error.js';
import { NotFoundError } from '../../platform/errors/domain.error.js';
import type { Arguments } from './arguments.js';
import { userOf } from './find-person.js';
import { json, projectsTable } from './words.js';

export const PROJECTS_USAGE = [
  'Say what to do:',
  '  npm run projects -- list                 all projects, with their owners',
  '  npm run projects -- transfer ID EMAIL    makes this person the owner; the owner before stays a manager',
  '  npm run projects -- archive ID           makes the project read-only; its owner can restore it',
  'list prints JSON with --json.',
];

/** The number of names after each command. */
export const PROJECTS_COMMANDS = { list: 0, transfer: 2, archive: 1 };

/**
 * Runs the command `npm run projects`.
 * @returns the text to print
 * @throws BootError for the operator
 */
export async function projectsCommand(
  projects: InstanceProjectsService,
  people: PeopleService,
  { command, names: [id = '', email = ''], isJson }: Arguments,
): Promise<string> {
  if (command === 'list') {
    const all = await projects.list();
    return isJson ? json(all) : projectsTable(all);
  }
  const projectId = idOf(id);
  if (command === 'archive') {
    const isNew = await existing(id, projects.archive(projectId));
    return isNew ? `Project ${id} is archived.` : `Project ${id} was archived already.`;
  }
  const user = await userOf(people, email);
  if (user.disabledAt !== null)
    throw new BootError(`${user.email} is disabled: name somebody who can sign in.`);
  const isNew = await existing(id, projects.transfer(projectId, user.id));
  return isNew ? `${user.email} owns project ${id} now.` : `${user.email} owns project ${id} already.`;
}

function idOf(text: string): number {
  if (!/^[1-9]\d{0,14}$/.test(text))
    throw new BootError(`${text} is no id of a project: see npm run projects -- list`);
  return Number(text);
}

async function existing<T>(id: string, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof NotFoundError)) throw error;
    throw new BootError(`There is no project ${id}: see npm run projects -- list`);
  }
}

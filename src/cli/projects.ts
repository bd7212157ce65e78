import { InstanceProjectsService } from '../modules/operators/instance-projects.service.js';
import { PeopleService } from '../modules/operators/people.service.js';
import { asCommand } from '../platform/boot/command.js';
import { argumentsOf } from './operators/arguments.js';
import { PROJECTS_COMMANDS, PROJECTS_USAGE, projectsCommand } from './operators/projects-command.js';
import { withApplication } from './operators/with-application.js';

/** The command for projects: lists them with their owners, archives or transfers one. */
await asCommand(() => {
  const asked = argumentsOf(process.argv.slice(2), PROJECTS_USAGE, PROJECTS_COMMANDS);
  return withApplication((app) => {
    const projects = app.get(InstanceProjectsService, { strict: false });
    return projectsCommand(projects, app.get(PeopleService, { strict: false }), asked);
  });
});

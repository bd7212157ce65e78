import { PeopleService } from '../modules/operators/people.service.js';
import { PersonDetailsService } from '../modules/operators/person-details.service.js';
import { asCommand } from '../platform/boot/command.js';
import { argumentsOf } from './operators/arguments.js';
import { peopleCommand, USERS_COMMANDS, USERS_USAGE } from './operators/people-command.js';
import { withApplication } from './operators/with-application.js';

/** The command for accounts: lists them, and runs the actions of operators. */
await asCommand(() => {
  const asked = argumentsOf(process.argv.slice(2), USERS_USAGE, USERS_COMMANDS);
  return withApplication((app) =>
    peopleCommand(
      app.get(PeopleService, { strict: false }),
      app.get(PersonDetailsService, { strict: false }),
      asked,
    ),
  );
});

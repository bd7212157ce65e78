import { routes } from '#core/api/routes.js';
import type { CreateProject } from '#core/api/projects.js';

import { aCheckSettings } from './checks.js';
import { aCreatedProject } from './samples.js';
import { ok, startServer } from './server.js';
import type { FakeServer } from './server.js';
import { signIn } from './session.js';

/** The radio button of the plural mode `strict`. */
export const THREE_FORMS = 'Three forms (zero, one, other)';

/** A server without projects, which creates one. */
export const emptyWorld = (): FakeServer =>
  signIn(startServer())
    .on('GET', routes.listProjects(), ok([]))
    .on('POST', routes.createProject(), ({ body }) =>
      ok(aCreatedProject({ name: (body as CreateProject).name }), 201),
    )
    // The editor of the new project.
    .on('GET', routes.readProject(42), ok(aCreatedProject()))
    .on('GET', routes.readChecks(42), ok(aCheckSettings()));

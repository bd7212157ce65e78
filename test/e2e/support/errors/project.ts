import { routes } from '#core/api/routes.js';

import { call } from '../api.js';
import { eventually } from '../app-driver.js';
import { inDialog, onPage, toast } from './stage.js';
import type { Place, Row } from './stage.js';

const onForm: Place = ({ page }) => page.locator('main form .ant-alert');

/** The project as a whole. */
export const PROJECT: Row[] = [
  {
    name: 'the settings, without the right any more',
    provoke: async (stage) => {
      await stage.inShop('/settings/general');
      await stage.field('project.name').fill('Atlas 2');
      await stage.without(() => stage.press('app.save'));
    },
    told: [{ id: 'error.unauthorized', place: onForm }],
  },
  {
    name: 'the settings while there is no connection',
    provoke: async (stage) => {
      await stage.inShop('/settings/general');
      await stage.field('project.name').fill('Atlas 2');
      await stage.offline(() => stage.press('app.save'));
    },
    told: [{ id: 'errors.network_error', place: toast }],
  },
  {
    name: 'the settings of a project that was archived meanwhile',
    provoke: async (stage) => {
      await stage.inShop('/settings/general');
      await stage.field('project.name').fill('Atlas 2');
      await stage.answer('PUT', routes.updateProject(stage.world.project.id), 403, 'project_archived');
      await stage.press('app.save');
    },
    told: [{ id: 'errors.project_archived', place: onForm }],
  },
  {
    name: 'a project that could not be deleted',
    provoke: async (stage) => {
      const body = { name: 'Brief', color: '0E766E', description: '', languages: ['English'], groups: [] };
      const { token } = stage.manager;
      const { id } = await call<{ id: number }>('POST', routes.createProject(), body, token);
      await stage.at(`/projects/${id}?d=delete`);
      await stage.app.dialog().getByRole('textbox').fill('Brief');
      await call('DELETE', routes.deleteProject(id), undefined, token);
      await stage.press('project.delete');
    },
    told: [{ id: 'errors.project_deleted', place: inDialog }],
  },
  {
    name: 'a project that needs a subscription',
    provoke: async (stage) => {
      await stage.answer('POST', routes.createProject(), 403, 'subscription_required');
      await stage.at('/dashboard?d=create');
      await stage.field('project.name').fill('Atlas');
      await stage.press('project.create_submit');
      await stage.app.page.waitForURL('**/profile/**');
    },
    told: [{ id: 'errors.subscription_required', place: toast }],
  },
  {
    name: 'a project that does not come',
    provoke: async (stage) => {
      await stage.answer('GET', /\/columns$/, 500, 'unknown_error');
      await stage.inShop();
    },
    told: [
      { id: 'errors.load_title', place: onPage },
      { id: 'errors.retrieve_project', place: onPage },
    ],
  },
  {
    name: 'a page that stopped working',
    provoke: async (stage) => {
      const { page } = stage.app;
      await page.route('**/assets/Invitations-*.js', (route) => route.abort());
      await stage.at('/invitations');
      // A retry follows.
      const cameBy = `performance.getEntriesByType('navigation')[0].type`;
      await eventually(() => page.evaluate(cameBy).catch(() => 'between two pages'), 'reload');
    },
    told: [
      { id: 'errors.boundary_title', place: onPage },
      { id: 'errors.boundary_text', place: onPage },
    ],
  },
  {
    name: 'the server is down when the page is opened',
    provoke: async (stage) => {
      await stage.app.page.route('**/api/v1/**', (route) => route.abort('connectionrefused'));
      await stage.inShop();
    },
    told: [
      { id: 'errors.load_title', place: onPage },
      { id: 'errors.load_text', place: onPage },
    ],
  },
];

/** Last, because the manager loses the role. */
export const REMOVED: Row[] = [
  {
    name: 'a project of which somebody is no member any more',
    provoke: async (stage) => {
      await stage.byOwner('DELETE', routes.removeProjectUser(stage.world.project.id, stage.manager.id));
      await stage.inShop();
    },
    told: [{ id: 'errors.not_your_project', place: ({ page }) => page.locator('main') }],
  },
  {
    name: 'the users of such a project',
    provoke: (stage) => stage.inShop('/users'),
    told: [{ id: 'errors.not_your_project', place: ({ page }) => page.locator('main') }],
  },
  {
    name: 'a project that has gone',
    provoke: (stage) => stage.at('/projects/999999999'),
    told: [{ id: 'errors.not_your_project', place: ({ page }) => page.locator('main') }],
  },
];

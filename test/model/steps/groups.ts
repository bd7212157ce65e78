import { routes } from '#core/api/routes.js';

import { aGroupName, aPick, projectSteps } from '../arbitraries.js';
import { requireMember, pick, projectAt } from '../gate.js';
import type { InProject, Pick } from '../gate.js';
import { need, notExisting, refuseIf, rule, UNAUTHORIZED } from '../refusal.js';
import { bury, isLimited } from '../rules.js';
import type { ModelGroup, ModelProject } from '../state.js';
import type { Planner } from '../step.js';

interface Named extends InProject {
  name: string;
}

const EXISTS = rule('group_already_exists');

const isTaken = ({ groups }: ModelProject, name: string, self?: ModelGroup): boolean =>
  groups.some((group) => group !== self && group.name === name);

const createGroup: Planner<Named> = (model, args) => ({
  method: 'post',
  path: routes.listGroups(projectAt(model, args).id),
  body: { name: args.name },
  rules: () => {
    const { project } = requireMember(model, args, 'canWriteGroup');
    refuseIf(isTaken(project, args.name), EXISTS);
    return { status: 201, apply: () => project.groups.push({ id: 0, name: args.name }) };
  },
});

const renameGroup: Planner<Named & { group: Pick }> = (model, args) => {
  const at = projectAt(model, args);
  const { id, found } = pick(model, at.found, ({ groups }) => groups, args.group);
  return {
    method: 'patch',
    path: routes.readGroup(at.id, id),
    body: { name: args.name },
    rules: () => {
      const { project } = requireMember(model, args, 'canWriteGroup');
      const group = need(found, notExisting('group'));
      refuseIf(isTaken(project, args.name, group), EXISTS);
      return { status: 200, apply: () => Object.assign(group, { name: args.name }) };
    },
  };
};

const deleteGroup: Planner<InProject & { group: Pick }> = (model, args) => {
  const at = projectAt(model, args);
  const { id, found } = pick(model, at.found, ({ groups }) => groups, args.group);
  return {
    method: 'delete',
    path: routes.deleteGroup(at.id, id),
    rules: () => {
      const { project, member } = requireMember(model, args, 'canWriteGroup');
      const group = need(found, notExisting('group'));
      const keys = project.keys.filter((key) => key.group === group);
      refuseIf(isLimited(member), UNAUTHORIZED);
      refuseIf(group.name === 'common' && keys.length > 0, rule('group_not_empty'));
      const apply = (): void => {
        bury(model, group, ...keys, ...keys.flatMap(({ values }) => values));
        project.groups = project.groups.filter((other) => other !== group);
        project.keys = project.keys.filter((key) => key.group !== group);
      };
      return { status: 204, apply };
    },
  };
};

export const GROUP_STEPS = [
  projectSteps<Named>('createGroup', { name: aGroupName }, createGroup),
  projectSteps<Named & { group: Pick }>('renameGroup', { name: aGroupName, group: aPick }, renameGroup),
  projectSteps<InProject & { group: Pick }>('deleteGroup', { group: aPick }, deleteGroup),
];

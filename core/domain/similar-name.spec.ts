import { meantName } from './similar-name.js';

const FIELDS = ['name', 'dryRun', 'replaceExistingKeys', 'isTypo'];

describe('the name that was meant', () => {
  it.each([
    ['dry_run', 'dryRun'],
    ['dryrun', 'dryRun'],
    ['replace-existing-keys', 'replaceExistingKeys'],
    ['nmae', 'name'],
    ['names', 'name'],
    ['isTypos', 'isTypo'],
    ['replaceExistingKey', 'replaceExistingKeys'],
  ])('of %s is %s', (name, meant) => expect(meantName(name, FIELDS)).toBe(meant));

  it.each(['text', 'id', '', 'name'.repeat(20)])('of %p is none', (name) =>
    expect(meantName(name, FIELDS)).toBeUndefined(),
  );
});

import { render } from '../testing/render.js';
import { Avatar } from './Avatar.js';

it('has a tint that depends on the name', async () => {
  const names = ['Camille Bernard', 'Jonas Weber', 'Aiko Tanaka', 'Léa Martin', 'Omar Haddad'];
  const { container } = await render(
    [...names, ...names].map((username, index) => (
      <Avatar key={index} username={username} email="a@motley.example" />
    )),
  );
  const tints = [...container.querySelectorAll('[aria-hidden]')].map(({ className }) => className);
  expect(new Set(tints).size).toBeGreaterThanOrEqual(4);
  expect(tints.slice(5)).toEqual(tints.slice(0, 5));
});

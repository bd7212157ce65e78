/** Belong to the container: its ports, folders and database. PUBLIC_URL has a default of compose's own. */
const OF_CONTAINER = ['NODE_ENV', 'PORT', 'HOST', 'MOTLEY_DATA', 'DATABASE_URL', 'PUBLIC_URL'];

const LIST = /(what does not stand there is not set\.\n)(?: {6}[A-Z_]+:\n)+/;

/** The compose file with all other variables passed on, in the order of the schema. */
export function passOn(compose: string, variables: { name: string }[]) {
  const names = variables.map(({ name }) => name).filter((name) => !OF_CONTAINER.includes(name));
  const list = names.map((name) => `      ${name}:\n`).join('');
  return compose.replace(LIST, (_whole, comment) => `${comment}${list}`);
}

/** The fields of an error of PostgreSQL that this code reads. */
export interface PostgresError {
  code: string;
  constraint?: string;
}

const INTERNAL_ERROR = 'XX000';

/** The codes of what nodes refuse. */
const CODES: [message: RegExp, code: string][] = [
  [/violates unique constraint/, '23505'],
  [/violates foreign key constraint/, '23503'],
  [/violates check constraint/, '23514'],
  [/deadlock detected/, '40P01'],
  [/due to lock timeout/, '55P03'],
  [/due to statement timeout/, '57014'],
  [/is archived$/, 'MA001'],
];

/** The constraint, without the number of a shard after its name. */
const CONSTRAINT = /constraint "(\w+?)(?:_\d+)?"/;

/**
 * The error of a statement that a node of a distributed database refused. Citus passes on its message, which is the only
 * place that names the constraint; and only the message if the node refused rows that were copied to it.
 */
export function refusalOfNode(code: string, message: string): PostgresError {
  const known = code === INTERNAL_ERROR ? CODES.find(([pattern]) => pattern.test(message)) : undefined;
  return { code: known?.[1] ?? code, constraint: CONSTRAINT.exec(message)?.[1] };
}

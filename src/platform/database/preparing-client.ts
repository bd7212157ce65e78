import pg from 'pg';

/** More different statements than the product has; beyond it something writes values into its SQL. */
const MOST = 500;

const names = new Map<string, string>();

type Query = (statement: unknown, values?: unknown, ...rest: unknown[]) => unknown;

/** Beside those of node-postgres. */
interface Settings extends pg.ClientConfig {
  /** Milliseconds a statement may go without an answer before the connection is closed; not set: for ever. */
  answerTimeout?: number;
}

/**
 * A connection that names every statement with parameters, so that PostgreSQL reads and plans it once and not at each
 * call: for the saving of one text that is two thirds of the work. A statement without an answer closes it: the other
 * end is gone without a word, as behind a firewall that has lost its state, and all that follows would wait as well.
 */
export class PreparingClient extends pg.Client {
  constructor(config?: string | Settings) {
    super(config);
    const timeout = typeof config === 'object' ? config.answerTimeout : undefined;
    const send = this.query.bind(this) as Query;
    const prepared: Query = (statement, values, ...rest) => {
      const answer = send(named(statement, values), values, ...rest);
      if (timeout !== undefined && answer instanceof Promise) this.closeWithout(answer, timeout);
      return answer;
    };
    this.query = prepared as typeof this.query;
  }

  /** Whoever waits for the answer, and whoever lent the connection, gets the error. */
  private closeWithout(answer: Promise<unknown>, timeout: number): void {
    const close = (): void => {
      this.connection.stream.destroy(new Error(`Connection terminated: no answer in ${timeout} ms`));
    };
    const timer = setTimeout(close, timeout);
    const stop = (): void => clearTimeout(timer);
    answer.then(stop, stop);
  }
}

function named(statement: unknown, values: unknown): unknown {
  if (typeof statement !== 'string' || !Array.isArray(values) || values.length === 0) return statement;
  const name = names.get(statement) ?? newName(statement);
  return name === null ? statement : { name, text: statement };
}

function newName(statement: string): string | null {
  if (names.size >= MOST) return null;
  const name = `motley_${names.size}`;
  names.set(statement, name);
  return name;
}

import pg from 'pg';

/** More than the application uses: a higher number means that values are written into SQL. */
const MOST = 500;

const names = new Map<string, string>();

type Query = (statement: unknown, values?: unknown, ...rest: unknown[]) => unknown;

/** In addition to the options of node-postgres. */
interface Settings extends pg.ClientConfig {
  /**
   * The time in milliseconds after which a statement without a response closes the connection; unlimited if not set.
   */
  answerTimeout?: number;
}

/**
 * A connection that prepares every statement with parameters, so that PostgreSQL parses and plans it only once; for
 * saving one text that is two thirds of the work. A statement without a response closes the connection: if a firewall
 * dropped it silently, everything after it would wait as well.
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
    // The awaiting caller gets the error; without a listener, the event would also end the process.
    this.on('error', () => undefined);
  }

  /** The caller of the statement and the owner of the connection both get the error. */
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

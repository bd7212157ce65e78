import type { LoggerService } from '@nestjs/common';

/** From least to most severe; `debug` also shows the log of Nest. */
export const LOG_LEVELS = ['debug', 'info', 'warn', 'error'] as const;

export type LogLevel = (typeof LOG_LEVELS)[number];

/**
 * The logger of Nest: one JSON object per line, so that line breaks in a message cannot forge a line. A message that is
 * an object becomes the fields of the line.
 */
export class JsonLogger implements LoggerService {
  constructor(
    private readonly least: LogLevel,
    private readonly write: (line: string) => void = (line) => process.stdout.write(line),
  ) {}

  debug = (message: unknown, ...rest: unknown[]): void => this.line('debug', message, rest);
  verbose = this.debug;
  log = (message: unknown, ...rest: unknown[]): void =>
    this.line(isNests(rest) ? 'debug' : 'info', message, rest);
  warn = (message: unknown, ...rest: unknown[]): void => this.line('warn', message, rest);
  error = (message: unknown, ...rest: unknown[]): void => this.line('error', message, rest);
  fatal = this.error;

  private line(level: LogLevel, message: unknown, rest: unknown[]): void {
    if (LOG_LEVELS.indexOf(level) < LOG_LEVELS.indexOf(this.least)) return;
    const [stack, context] = rest.length > 1 ? rest : [undefined, rest[0]];
    const fields = typeof message === 'object' && message !== null ? message : { message };
    this.write(`${JSON.stringify({ time: new Date().toISOString(), level, context, ...fields, stack })}\n`);
  }
}

/** Contexts of Nest that only matter to developers of Motley. */
const NESTS_OWN = ['NestFactory', 'InstanceLoader', 'RoutesResolver', 'RouterExplorer', 'NestApplication'];

const isNests = (rest: unknown[]): boolean => NESTS_OWN.some((context) => context === rest.at(-1));

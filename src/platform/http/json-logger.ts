import type { LoggerService } from '@nestjs/common';

/** Least serious first; `debug` shows what Nest says about itself as well. */
export const LOG_LEVELS = ['debug', 'info', 'warn', 'error'] as const;

export type LogLevel = (typeof LOG_LEVELS)[number];

/**
 * Nest's logger for this process: one JSON object a line, so that line breaks in what is logged cannot forge a line.
 * A message that is an object becomes the line's fields, anything else its `message`.
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

/** Who maps which route and which module is ready: of interest to those who work on Motley only. */
const NESTS_OWN = ['NestFactory', 'InstanceLoader', 'RoutesResolver', 'RouterExplorer', 'NestApplication'];

const isNests = (rest: unknown[]): boolean => NESTS_OWN.some((context) => context === rest.at(-1));

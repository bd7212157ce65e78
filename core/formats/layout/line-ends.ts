import type { Codec } from '../model/codec.js';
import type { Dialect } from '../model/kept-file.js';

/**
 * Of a format to which all line ends are the same: texts and comments of several lines are written with those of the file,
 * so that no file gets two kinds.
 */
export const inLineEnds =
  (dialectOf: Codec['dialect']): Codec['dialect'] =>
  (source, style, ...rest) => {
    const dialect = dialectOf(source, style, ...rest);
    return style.newline === '\n' ? dialect : withLineEnds(dialect, style.newline);
  };

function withLineEnds(dialect: Dialect, newline: string): Dialect {
  const inOwn = (written: string): string => written.replace(/\r?\n/g, newline);
  return {
    ...dialect,
    encode: (...given) => inOwn(dialect.encode(...given)),
    writeComment: (...given) => inOwn(dialect.writeComment(...given)),
    writeKey: (...given) => inOwn(dialect.writeKey(...given)),
    writeGroup: (...given) => inOwn(dialect.writeGroup(...given)),
    writeForm: (...given) => {
      const written = dialect.writeForm(...given);
      return written === null ? null : inOwn(written);
    },
    ...(dialect.writeLanguages && {
      writeLanguages: (...given) => (dialect.writeLanguages?.(...given) ?? []).map(inOwn),
    }),
  };
}

import { inLineEnds } from '../layout/line-ends.js';
import type { Codec } from '../model/codec.js';
import { pathInFolder } from '../naming/file-names.js';
import { withAttributes } from './attributes.js';
import { blankFluent } from './blank.js';
import { fluentDialect } from './fluent-dialect.js';
import { keepFluent } from './kept-fluent.js';
import { FLUENT_CHECKS } from './style.js';
import type { FluentStyle } from './style.js';

export const fluent: Codec<FluentStyle> = {
  read: keepFluent,
  blank: blankFluent,
  path: pathInFolder,
  dialect: inLineEnds((_, style, writing) => fluentDialect(style, writing)),
  finish: withAttributes,
  ownStyle: FLUENT_CHECKS,
};

import { Injectable } from '@nestjs/common';

import type { KeyColumns, ValueColumns } from '#core/api/columns/columns.js';

import { Database } from '../../platform/database/database.js';
import type { Member } from '../members/member.js';
import { LargeTexts } from './large-texts.js';
import type { LargeText } from './large-text.sql.js';
import { KEY_PARTS, partStarts, PLAN_FOR_COLUMNS, VALUE_PARTS } from './columns.sql.js';

/** Every column as a list of JSON without its brackets. */
type AsText<Columns> = Record<keyof Columns, string>;
type KeyPart = AsText<KeyColumns>;
type ValuePart = AsText<Omit<ValueColumns, 'languageId'>> & { languageId: number; large: string };

/** The keys of a part: with their values in one language, a tenth of a megabyte. */
const PART = 1_000;

/** The most parts read at once: fewer steps back and forth, and still about a megabyte. */
const AT_ONCE = 10;

const STARTS = partStarts(PART);

/** Reads a project by columns, in parts. Inside a snapshot, keys first, one after the other. */
@Injectable()
export class ColumnsQueries {
  constructor(
    private readonly database: Database,
    private readonly largeTexts: LargeTexts,
  ) {}

  /** The first key of each part. */
  async starts({ projectId }: Member): Promise<number[]> {
    const rows = await this.database.query<{ id: number }>(STARTS, [projectId]);
    return rows.map(({ id }) => id);
  }

  /** KeyColumns as JSON. */
  async *keys({ projectId }: Member, starts: readonly number[]): AsyncGenerator<[string]> {
    for await (const row of this.rows<KeyPart>(KEY_PARTS, [projectId, starts])) {
      const { ids, names, groupIds, plurals, obsolete, descriptions, maxLengths, tags } = row;
      const idColumn = differences(ids);
      yield [lists({ ids: idColumn, names, groupIds, plurals, obsolete, descriptions, maxLengths, tags })];
    }
  }

  /** ValueColumns as JSON, each in one string or more, of all languages that the member may read or of one. */
  async *values(
    { projectId, id: membershipId }: Member,
    starts: readonly number[],
    languageId: number | null,
  ): AsyncGenerator<Iterable<string> | AsyncIterable<string>> {
    const parameters = [projectId, membershipId, starts, languageId];
    for await (const row of this.rows<ValuePart>(VALUE_PARTS, parameters)) {
      const { forms, statuses, versions, sourceVersions, majorVersions } = row;
      const columns = lists({
        ids: differences(row.ids),
        keyIds: differences(row.keyIds),
        forms,
        statuses,
        versions,
        updatedAt: differences(row.updatedAt),
        ...(sourceVersions === '' ? {} : { sourceVersions }),
        ...(majorVersions === '' ? {} : { majorVersions }),
      });
      const head = `{"languageId":${row.languageId},${columns.slice(1, -1)},"texts":[`;
      yield row.large === '' ? [`${head}${row.texts}]}`] : this.withLargeTexts(projectId, head, row);
    }
  }

  private async *withLargeTexts(
    projectId: number,
    head: string,
    { texts, large }: ValuePart,
  ): AsyncGenerator<string> {
    const rest = this.largeTexts.each(projectId, JSON.parse(`[${large}]`) as LargeText[]);
    let before = head;
    for (const short of JSON.parse(`[${texts}]`) as (string | null)[]) {
      const text: string = short ?? (await rest.next()).value ?? '';
      yield before + JSON.stringify(text);
      before = ',';
    }
    yield ']}';
  }

  private async *rows<Row extends object>(sql: string, parameters: unknown[]): AsyncGenerator<Row> {
    await this.database.query(PLAN_FOR_COLUMNS);
    for await (const rows of this.database.slices<Row>(sql, parameters, AT_ONCE)) yield* rows;
  }
}

/** An object of lists as JSON. */
const lists = (columns: Record<string, string>): string =>
  `{${Object.entries(columns)
    .map(([name, list]) => `"${name}":[${list}]`)
    .join(',')}}`;

/** Numbers as the differences between them, which compress to almost nothing. */
function differences(list: string): string {
  let before = 0;
  const numbers = JSON.parse(`[${list}]`) as number[];
  return numbers
    .map((number) => {
      const difference = number - before;
      before = number;
      return difference;
    })
    .join(',');
}

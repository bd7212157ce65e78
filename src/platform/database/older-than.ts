/**
 * A condition in SQL for pages that go from the newest row to older ones: the row has a smaller id than the last row of the
 * page before, or any on the first page. It leaves the planner no choice, whose plan is kept from one page to the next: an
 * index that ends with the id serves all of them.
 *
 * @param id the column, a `bigint`
 * @param last the parameter with the last id of the page before; its value is null for the first page
 */
export const olderThan = (id: string, last: string): string =>
  `${id} < coalesce(${last}::bigint, 9223372036854775807)`;

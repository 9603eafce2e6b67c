const rowsAtOnce = 500;

/** Asks for page after page until all rows are there. Rejects as soon as one page does. */
export async function collectRows<Row>(
  loadPage: (page: number, perPage: number) => Promise<{ rows: readonly Row[]; total: number }>,
): Promise<Row[]> {
  const all: Row[] = [];
  for (let page = 1; ; page++) {
    const { rows, total } = await loadPage(page, rowsAtOnce);
    all.push(...rows);
    if (rows.length === 0 || all.length >= total) return all;
  }
}

interface Given {
  q: string;
  filters: Readonly<Record<string, string>>;
}

/** What the page of published items asks for. */
export const toPublishedFilter = ({ q, filters }: Given) => ({
  isLive: '1',
  ...(q && { q }),
  ...(filters.type && { type: [filters.type] }),
});

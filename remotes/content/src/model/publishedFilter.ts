interface Given {
  q: string;
  filters: Readonly<Record<string, string>>;
}

export const toPublishedFilter = ({ q, filters }: Given) => ({
  isLive: '1',
  ...(q && { q }),
  ...(filters.type && { type: [filters.type] }),
});

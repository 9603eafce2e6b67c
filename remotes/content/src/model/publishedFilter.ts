interface Given {
  q: string;
  filters: Readonly<Record<string, string>>;
}

/** A custom type is named by its number. */
const typeFilter = (type: string | undefined) =>
  !type ? {} : /^\d+$/.test(type) ? { customType: Number(type) } : { type: [type] };

export const toPublishedFilter = ({ q, filters }: Given) => ({
  isLive: '1',
  ...(q && { q }),
  ...typeFilter(filters.type),
});

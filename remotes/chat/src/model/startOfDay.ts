/** When a day begins where one is: `2026-11-18` as a moment; undefined for what is no day. */
export function startOfDay(day: string): string | undefined {
  const [year, month, date] = day.split('-').map(Number);
  const start = new Date(year ?? Number.NaN, (month ?? 1) - 1, date ?? 1);
  return Number.isNaN(start.getTime()) ? undefined : start.toISOString();
}

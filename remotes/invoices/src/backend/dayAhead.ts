/** A day as the API takes it, later than it is anywhere on earth. */
export function isTooFarAhead(date: string, today: string): boolean {
  const tomorrow = new Date(`${today}T00:00:00Z`);
  tomorrow.setUTCDate(tomorrow.getUTCDate() + 1);
  return date.slice(0, 10) > tomorrow.toISOString().slice(0, 10);
}

import type { DateInput } from '@atrium/contract/values';

/** Numbers, money and dates as one language writes them. Formatters are made once, when first used. A date that cannot be read is –. */
export interface Format {
  number(value: number, options?: Intl.NumberFormatOptions): string;
  /** A share: 0.586 is 58.6 %. */
  percent(share: number, digits?: number): string;
  /** 92600 is 92.6k. */
  compact(value: number): string;
  /** With the sign of the difference: +4.8 %, −12. */
  signed(value: number, options?: Intl.NumberFormatOptions): string;
  money(amount: number, currency?: string): string;
  /** Bytes in kB or MB. */
  fileSize(bytes: number): string;
  date(value: DateInput): string;
  dateShort(value: DateInput): string;
  dateLong(value: DateInput): string;
  month(value: DateInput): string;
  weekday(value: DateInput): string;
  time(value: DateInput): string;
  dateTime(value: DateInput): string;
  dateRange(from: DateInput, to: DateInput): string;
  /** As in lists: 9:42 today, Yesterday, 18 Nov, 12 Nov 2025. */
  day(value: DateInput, now?: number): string;
  /** Distance in time: 2 min. ago, yesterday, in 3 days. */
  ago(value: DateInput, now?: number): string;
  /** Rows of a page: 1–10. */
  range(from: number, to: number): string;
  list(parts: readonly string[]): string;
  /** A name and what it stands for: "Sort by: Price", with the space that the language has before its colon. */
  pair(name: string, value: string): string;
}

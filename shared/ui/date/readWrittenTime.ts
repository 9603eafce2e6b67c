/** `09:30`. */
export type ClockTime = string;

const words: ReadonlyMap<string, ClockTime> = new Map([
  ...['noon', 'mittag', 'mittags', 'midi', 'meio-dia'].map((word): [string, ClockTime] => [word, '12:00']),
  ...['midnight', 'mitternacht', 'minuit', 'meia-noite'].map((word): [string, ClockTime] => [word, '00:00']),
]);

/** 14:30, 14.30, 14h30, 14 h, 1430, 9; at its end am or pm, or Uhr. */
const figures = /^(\d{1,2})(?:\s*[:.h]\s*(\d{2})|(?<=\d)(\d{2}))?\s*(?:h|uhr)?\s*(?:([ap])\.?m\.?)?$/;

const before = /^(?:at|um|à|a|às|as|gegen)\s+/;

/** The hour of the day, by the clock of twelve hours where it was written with am or pm; null for none. */
function hourOf(hour: number, half: string | undefined): number | null {
  if (!half) return hour <= 23 ? hour : null;
  if (hour < 1 || hour > 12) return null;
  return (hour % 12) + (half === 'p' ? 12 : 0);
}

/** Reads a time of the day as people write it in our languages; null for what is none. */
export function readWrittenTime(text: string): ClockTime | null {
  const written = text.trim().toLowerCase().replace(before, '');
  const word = words.get(written);
  if (word) return word;
  const match = figures.exec(written);
  if (!match) return null;
  const hour = hourOf(Number(match[1]), match[4]);
  const minute = Number(match[2] ?? match[3] ?? 0);
  if (hour === null || minute > 59) return null;
  return [hour, minute].map((part) => String(part).padStart(2, '0')).join(':');
}

import { countAt, digitsAt, isGluedAt, textAt, type WhenLine } from './WhenLine';
import type { Found } from './words/tokens';
import type { Need } from './words/WhenWords';

export interface ClockPiece {
  /** `HH:mm`; 24:00 is the end of the day. */
  time: string;
  need: Need;
  /** It says itself which half of the day is meant. */
  isHalfSaid?: boolean;
}

export const writeClock = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');

const clock = (minutes: number, need: Need = 'nothing', isHalfSaid = false): ClockPiece => ({
  time: writeClock(minutes),
  need,
  isHalfSaid,
});

/** Hours from one to six, said as on a dial, are those of the afternoon. */
const onDial = (hour: number) => (hour >= 1 && hour <= 6 ? hour + 12 : hour);

/** "am" and "pm", behind hours of a dial. */
function halfAt(line: WhenLine, at: number, hour: number): Found<number> | undefined {
  if (!line.grammar.hasAmPm || hour < 1 || hour > 12) return undefined;
  const [letter = '', dot, rest] = [textAt(line, at), textAt(line, at + 1), textAt(line, at + 2)];
  const half = /^([ap])(?:m?)$/.exec(letter)?.[1];
  if (!half) return undefined;
  const hours = (hour % 12) + (half === 'p' ? 12 : 0);
  if (/^[ap]m$/.test(letter)) return { value: hours, next: at + 1 };
  const isDotted = dot === '.' && rest === 'm' && isGluedAt(line, at + 1) && isGluedAt(line, at + 2);
  if (!isDotted) return undefined;
  const hasEnd = textAt(line, at + 3) === '.' && isGluedAt(line, at + 3) && !isGluedAt(line, at + 4);
  return { value: hours, next: at + (hasEnd ? 4 : 3) };
}

/** "in the afternoon", behind an hour. */
function partAt(line: WhenLine, at: number, hour: number): Found<number> | undefined {
  const part = line.grammar.dayParts.at(line.tokens, at);
  if (!part || hour > 12 || hour < 1) return undefined;
  const isLate = part.value === 'pm' && hour < 12;
  return { value: part.value === 'am' && hour === 12 ? 0 : isLate ? hour + 12 : hour, next: part.next };
}

/** Minutes behind an hour: ":30", "h30", " Uhr 30". */
function minutesAt(line: WhenLine, at: number): Found<number> | undefined {
  const token = line.tokens[at];
  const minutes = token?.text.length === 2 ? digitsAt(line, at, 0, 59) : undefined;
  return minutes === undefined ? undefined : { value: minutes, next: at + 1 };
}

/** "17:30", "5.30pm", "17.30 Uhr". */
function digitalAt(line: WhenLine, at: number): Found<ClockPiece> | undefined {
  const hour = digitsAt(line, at, 0, 24);
  const sign = textAt(line, at + 1);
  if (hour === undefined || (sign !== ':' && sign !== '.') || !isGluedAt(line, at + 1) || !isGluedAt(line, at + 2))
    return undefined;
  const minutes = minutesAt(line, at + 2);
  if (!minutes || (hour === 24 && minutes.value > 0)) return undefined;
  const half = halfAt(line, minutes.next, hour) ?? partAt(line, minutes.next, hour);
  if (half) return { value: clock(half.value * 60 + minutes.value, 'nothing', true), next: half.next };
  const signed = line.grammar.hourSigns.at(line.tokens, minutes.next);
  if (signed) return { value: clock(hour * 60 + minutes.value), next: signed.next };
  if (sign === '.') return undefined;
  // "16:10" is a ratio, and "3:16" a verse.
  const isSure = textAt(line, at)?.length === 2 && !(hour === 16 && minutes.value === 10);
  return { value: clock(hour * 60 + minutes.value, isSure ? 'nothing' : 'lead'), next: minutes.next };
}

/** "5pm", "17 Uhr", "17h30", "5 o'clock". */
function signedAt(line: WhenLine, at: number): Found<ClockPiece> | undefined {
  const hour = digitsAt(line, at, 0, 24);
  if (hour === undefined) return undefined;
  const half = halfAt(line, at + 1, hour);
  if (half) return { value: clock(half.value * 60, 'nothing', true), next: half.next };
  const sign = line.grammar.hourSigns.at(line.tokens, at + 1);
  const word = textAt(line, at + 1);
  if (!sign || (hour === 24 && word !== 'uhr')) return undefined;
  const more = line.grammar.hourAndMinutes.at(line.tokens, sign.next);
  const minutes = more ?? (hour < 24 ? minutesAt(line, sign.next) : undefined);
  const next = minutes?.next ?? sign.next;
  const part = partAt(line, next, hour);
  if (part) return { value: clock(part.value * 60 + (minutes?.value ?? 0), 'nothing', true), next: part.next };
  // "2h" alone is how long something takes.
  const isSure = minutes !== undefined || word === 'uhr' || word === 'o' || (hour >= 7 && line.grammar.isHourSaid);
  return {
    value: clock((word === 'o' ? onDial(hour) : hour) * 60 + (minutes?.value ?? 0), isSure ? 'nothing' : 'pair'),
    next,
  };
}

/** "half past five", "halb sechs". */
function dialAt(line: WhenLine, at: number): Found<ClockPiece> | undefined {
  const past = line.grammar.pastHour.at(line.tokens, at);
  const hour = past && countAt(line, past.next);
  if (!hour || hour.value > 12) return undefined;
  const part = partAt(line, hour.next, hour.value);
  const next = part?.next ?? line.grammar.hourSigns.at(line.tokens, hour.next)?.next ?? hour.next;
  const isSix = past.value < 0 && hour.value === 7;
  const hours = part?.value ?? (isSix ? 19 : onDial(hour.value));
  return { value: clock(hours * 60 + past.value), next };
}

/** "at 5": an hour without any sign. */
function bareAt(line: WhenLine, at: number): Found<ClockPiece> | undefined {
  const lead = line.grammar.at.at(line.tokens, at);
  const hour = lead && digitsAt(line, lead.next, 0, 24);
  if (hour === undefined || !lead) return undefined;
  const next = lead.next + 1;
  const part = partAt(line, next, hour);
  if (part) return { value: clock(part.value * 60, 'nothing', true), next: part.next };
  const more = line.grammar.hourAndMinutes.at(line.tokens, next);
  const isDial = textAt(line, lead.next)?.length === 1;
  return {
    value: clock((isDial ? onDial(hour) : hour) * 60 + (more?.value ?? 0), 'follow'),
    next: more?.next ?? next,
  };
}

/** "at 5:30": as on a dial, where that is usual. */
function leadAt(line: WhenLine, at: number): Found<ClockPiece> | undefined {
  const lead = line.grammar.at.at(line.tokens, at);
  const found = lead && (digitalAt(line, lead.next) ?? signedAt(line, lead.next) ?? dialAt(line, lead.next));
  if (!found) return undefined;
  const hour = Number(found.value.time.slice(0, 2));
  const isBare = found.value.need !== 'nothing' && textAt(line, lead.next)?.length === 1;
  const hours = isBare && line.grammar.isDialUsual ? onDial(hour) : hour;
  const { isHalfSaid = false, time } = found.value;
  return { value: clock(hours * 60 + Number(time.slice(3)), 'nothing', isHalfSaid), next: found.next };
}

/** A time of the day. */
export function readClock(line: WhenLine, at: number): Found<ClockPiece> | undefined {
  const named = line.grammar.times.at(line.tokens, at);
  if (named) return { value: { time: named.value, need: 'nothing' }, next: named.next };
  return leadAt(line, at) ?? bareAt(line, at) ?? digitalAt(line, at) ?? signedAt(line, at) ?? dialAt(line, at);
}

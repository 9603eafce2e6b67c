import { ownZone } from '../recurrence/zoneNames';
import { componentsOf, type IcsComponent, readComponents } from './components';
import { findZone } from './findZone';
import type { IcsDraft, IcsFile, IcsReply } from './icsEvent';
import { joinVersions, toCancellation } from './joinVersions';
import { createPause, type Pause } from './pause';
import { guestsOf, readEvent, textOf } from './readEvent';
import { type IcsTask, readTask } from './readTask';
import { readTimezones } from './timezones';

/** A broken event does not keep the others out. */
function readSafely(read: () => IcsDraft | null): IcsDraft | null {
  try {
    return read();
  } catch {
    return null;
  }
}

interface ReadEvents {
  drafts: IcsDraft[];
  replies: IcsReply[];
  unread: string[];
  incomplete: number;
  tasks: IcsTask[];
  others: number;
}

async function readCalendar(calendar: IcsComponent, pause: Pause): Promise<ReadEvents> {
  const floating = findZone(textOf(calendar, 'X-WR-TIMEZONE')) ?? ownZone();
  const clocks = { floating, timezones: readTimezones(calendar) };
  const method = textOf(calendar, 'METHOD').toUpperCase();
  const countOf = (name: string) => componentsOf(calendar, name).length;
  const todos = componentsOf(calendar, 'VTODO');
  const tasks = todos.flatMap((todo) => readTask(todo, clocks) ?? []);
  const read: ReadEvents = {
    drafts: [],
    replies: [],
    unread: [],
    incomplete: 0,
    tasks,
    others: todos.length - tasks.length + countOf('VJOURNAL') + countOf('VFREEBUSY'),
  };
  for (const component of componentsOf(calendar, 'VEVENT')) {
    await pause();
    if (!component.isComplete) {
      read.incomplete++;
      continue;
    }
    const draft = readSafely(() => readEvent(component, clocks, method));
    if (!draft) read.unread.push(textOf(component, 'SUMMARY'));
    else if (method === 'REPLY')
      read.replies.push({
        ...toCancellation(draft),
        guests: guestsOf(component),
        comment: textOf(component, 'COMMENT'),
      });
    // REFRESH and DECLINECOUNTER ask for something and hold no event.
    else if (method === 'REFRESH' || method === 'DECLINECOUNTER') read.others++;
    else read.drafts.push(draft);
  }
  return read;
}

/** Control characters, which no text has (RFC 5545, 3.1), and of which no database keeps the first. */
const controls = /[^\P{Cc}\t\r\n]/gu;

/** A file without what programs put before its first line, with the line ends of today. */
const tidy = (text: string) =>
  text
    .replace(controls, '')
    .replace(/^\uFEFF?\s*/, '')
    .replace(/\r(?!\n)/g, '\n');

/** Events of a file; null if it is not an iCalendar file. */
export async function readIcs(text: string): Promise<IcsFile | null> {
  const pause = createPause();
  const calendars = componentsOf(await readComponents(tidy(text), pause), 'VCALENDAR');
  if (calendars.length === 0) return null;
  const read: ReadEvents[] = [];
  for (const calendar of calendars) read.push(await readCalendar(calendar, pause));
  const drafts = read.flatMap((calendar) => calendar.drafts);
  return {
    ...(await joinVersions(drafts, pause)),
    replies: read.flatMap(({ replies }) => replies),
    tasks: read.flatMap(({ tasks }) => tasks),
    others: read.reduce((sum, { others }) => sum + others, 0),
    unread: read.flatMap(({ unread }) => unread),
    incomplete: read.reduce((sum, { incomplete }) => sum + incomplete, 0),
    endsEarly: calendars.some(({ isComplete }) => !isComplete),
  };
}

import { ownZone } from '../recurrence/zoneNames';
import { componentsOf, type IcsComponent, readComponents } from './components';
import type { IcsDraft, IcsFile } from './icsEvent';
import { joinVersions } from './joinVersions';
import { createPause, type Pause } from './pause';
import { readEvent, textOf } from './readEvent';
import { toZone } from './readTimes';
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
  unread: string[];
  incomplete: number;
}

async function readCalendar(calendar: IcsComponent, pause: Pause): Promise<ReadEvents> {
  const floating = toZone(textOf(calendar, 'X-WR-TIMEZONE')) ?? ownZone();
  const clocks = { floating, timezones: readTimezones(calendar) };
  const isCancelled = textOf(calendar, 'METHOD').toUpperCase() === 'CANCEL';
  const read: ReadEvents = { drafts: [], unread: [], incomplete: 0 };
  for (const component of componentsOf(calendar, 'VEVENT')) {
    await pause();
    if (!component.isComplete) {
      read.incomplete++;
      continue;
    }
    const draft = readSafely(() => readEvent(component, clocks, isCancelled));
    if (draft) read.drafts.push(draft);
    else read.unread.push(textOf(component, 'SUMMARY'));
  }
  return read;
}

/** Events of a file; null if it is not an iCalendar file. */
export async function readIcs(text: string): Promise<IcsFile | null> {
  const pause = createPause();
  const calendars = componentsOf(await readComponents(text.replaceAll('\uFEFF', ''), pause), 'VCALENDAR');
  if (calendars.length === 0) return null;
  const read: ReadEvents[] = [];
  for (const calendar of calendars) read.push(await readCalendar(calendar, pause));
  const drafts = read.flatMap((calendar) => calendar.drafts);
  return {
    ...(await joinVersions(drafts, pause)),
    unread: read.flatMap(({ unread }) => unread),
    incomplete: read.reduce((sum, { incomplete }) => sum + incomplete, 0),
    endsEarly: calendars.some(({ isComplete }) => !isComplete),
  };
}

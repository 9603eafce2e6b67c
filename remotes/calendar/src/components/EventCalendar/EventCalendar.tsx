import FullCalendar, {
  type CalendarOptions,
  type CalendarRef,
  type DateClickInfo,
  type DateSelectInfo,
  type EventChangeInfo,
  type PluginInput,
} from '@fullcalendar/react';
import dayGrid from '@fullcalendar/react/daygrid';
import '@fullcalendar/react/skeleton.css';
import { useAction, useRuntime, useSession } from '@atrium/sdk';
import { addDays, toDay, useTheme, weekStartOf } from '@atrium/ui';
import { memo, useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { CalendarAddress } from '../../state/useCalendarAddress';
import { useCalendars } from '../../state/useCalendars';
import { calendarAppearance } from './calendarAppearance';
import { linkOf, timeOf, toInputs, toItemInputs } from './calendarEvents';
import days from './days.module.css';
import type { EventCalendarProps } from './eventCalendarProps';
import { useEventKeys, useRestoredFocus } from './useEventKeys';
import { useGestures, useStill } from './useGestures';
import { useHourAxis } from './useHourAxis';
import { useMonthKeys } from './useMonthKeys';

const pad = (part: number) => String(part).padStart(2, '0');
const toAddress = (date: Date, allDay: boolean) =>
  allDay ? toDay(date) : `${toDay(date)}T${pad(date.getHours())}:${pad(date.getMinutes())}`;

function createHandlers({
  events,
  address: { view, setOpen },
  onMove,
}: Pick<EventCalendarProps, 'events' | 'address' | 'onMove'>) {
  const find = (id: string | undefined) => events.find(({ key }) => key === id);

  const move = ({ event, revert }: EventChangeInfo) => {
    const known = find(event.id);
    const time = timeOf(event);
    if (!known || !time) revert();
    else void onMove(known, time).then((isMoved) => isMoved || revert());
  };
  const addAt = ({ date, allDay }: DateClickInfo) => {
    const isDayOfGrid = allDay && view === 'week';
    const end = addDays(toDay(date), 1);
    setOpen({ at: isDayOfGrid ? `${toDay(date)}/${end}` : toAddress(date, allDay), isForm: false });
  };
  const addFor = ({ start, end, allDay }: DateSelectInfo) =>
    setOpen({ at: `${toAddress(start, allDay)}/${toAddress(end, allDay)}`, isForm: false });
  return { move, addAt, addFor };
}

function useCalendarTexts(): CalendarOptions {
  const { t } = useTranslation('calendar');
  return {
    allDayText: t('allDay'),
    timedText: t('timed'),
    noEventsText: t('noEvents'),
    eventsHint: t('events'),
    closeHint: t('close'),
    navLinkHint: (date) => t('goTo', { date }),
    moreLinkText: (count) => t('more', { count }),
    moreLinkHint: (count) => t('moreHint', { count }),
  };
}

const none: readonly PluginInput[] = [];
const plugins = [dayGrid, calendarAppearance];

const viewTypes = { month: 'dayGridMonth', week: 'timeGridWeek', day: 'timeGridDay', list: 'agenda' } as const;

function useInputs({
  events,
  items,
  open,
}: Pick<EventCalendarProps, 'events' | 'items'> & Pick<CalendarAddress, 'open'>) {
  const { user } = useSession();
  const { find } = useCalendars();
  const openKey = open && 'key' in open ? open.key : null;
  return useMemo(
    () => [...toInputs(events, { find, email: user?.email, openKey }), ...toItemInputs(items)],
    [events, items, find, user?.email, openKey],
  );
}

/**
 * The calendar, rendered by FullCalendar, which only this folder knows; `more` are its plugins for views other than the
 * month.
 */
export const EventCalendar = memo(
  ({ more = none, ...props }: EventCalendarProps & { more?: readonly PluginInput[] }) => {
    const { events, items, address, onMove, onAskToMove } = props;
    const { i18n } = useTranslation('calendar');
    const { clock, languages } = useRuntime();
    const { direction } = useTheme();
    const navigate = useNavigate();
    const texts = useCalendarTexts();
    const calendar = useRef<CalendarRef>(null);
    const { view, day, show, open, setOpen } = address;
    const inputs = useStill(useInputs({ events, items, open }));
    const hourAxis = useHourAxis(address);

    useEffect(() => calendar.current?.getApi().changeView(viewTypes[view], day), [view, day]);

    const { move, addAt, addFor } = createHandlers({ events, address, onMove });
    useEventKeys({ events, address, onMove, onAskToMove });
    const gestures = useStill(useGestures());
    const hasGestures = gestures.length > 0;
    const place = useRestoredFocus(inputs, hasGestures);
    useMonthKeys(place, address);
    const { shortcut: moveKeys = '' } = useAction('move');

    return (
      <div className={days.place} ref={place} data-has-gestures={hasGestures || undefined}>
        <FullCalendar
          // Interaction plugins must be present when the calendar is created.
          key={gestures.length}
          ref={calendar}
          plugins={[...plugins, ...more, ...gestures]}
          {...texts}
          locale={i18n.language === 'en' ? 'en-GB' : i18n.language}
          firstDay={weekStartOf(languages.get()) % 7}
          direction={direction}
          initialView={viewTypes[view]}
          initialDate={day}
          now={() => clock.now()}
          events={inputs}
          editable
          selectable
          selectMinDistance={5}
          eventClick={({ event, jsEvent }) => {
            jsEvent.preventDefault();
            const link = linkOf(event);
            if (link) navigate(link);
            else setOpen({ key: event.id, isForm: false });
          }}
          eventDidMount={({ el, event }) => {
            el.dataset.event = event.id;
            el.setAttribute('aria-keyshortcuts', moveKeys);
          }}
          {...(hasGestures && { eventDrop: move, eventResize: move, dateClick: addAt, select: addFor })}
          {...hourAxis}
          navLinks
          navLinkDayClick={(date) => show('day', toDay(date))}
        />
      </div>
    );
  },
);

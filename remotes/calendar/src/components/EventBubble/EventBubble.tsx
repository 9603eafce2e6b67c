import { Alert, Button, EmptyState, Icon, IconButton, Spinner, useFormat } from '@atrium/ui';
import { Download, Pencil, SquarePen, Trash2, X } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CalendarEvent } from '../../api/schemas';
import type { EventFormValues } from '../../model/eventForm';
import { whenText } from '../../model/eventTime';
import { type Occurrence, seriesOf } from '../../model/occurrence';
import { describeRule } from '../../model/ruleText';
import type { CalendarAddress } from '../../state/useCalendarAddress';
import { useCalendars } from '../../state/useCalendars';
import type { EventActions, HidingNotice } from '../../state/useEventActions';
import { useExport } from '../../state/useExport';
import { useOpenEvent } from '../../state/useOpenEvent';
import { Bubble } from './Bubble';
import styles from './EventBubble.module.css';
import { EventFacts } from './EventFacts';
import { Reply } from './Reply';
import { zoneText } from './zoneText';

interface EventViewProps {
  event: Occurrence;
  /** The rule of its series; blank for an event that happens once. */
  rule: string;
  address: CalendarAddress;
  hiding: HidingNotice | null;
  onEdit: () => void;
  onRemove: () => void;
  onClose: () => void;
}

function EventView({ event, rule, address, hiding, onEdit, onRemove, onClose }: EventViewProps) {
  const { t, i18n } = useTranslation('calendar');
  const format = useFormat();
  const { exportEvent } = useExport();
  const { find } = useCalendars();
  // An event of another calendar is changed by those who see that calendar.
  const mayChange = find(event.extendedProps.calendar) !== undefined;
  const zones = [...new Set([event.timeZone, address.zone])].map((zone) => zoneText(event, zone, i18n.language));
  const also = [...zones, rule && describeRule(rule, t, format)].filter(Boolean);
  return (
    <>
      <div className={styles.tools}>
        {mayChange && <IconButton label={t('editHere')} icon={Pencil} onClick={onEdit} />}
        <IconButton label={t('export.one')} icon={Download} onClick={() => void exportEvent(event)} />
        {mayChange && <IconButton label={t('remove')} icon={Trash2} onClick={onRemove} />}
        <IconButton label={t('close')} icon={X} onClick={onClose} />
      </div>
      <h2 className={styles.title}>
        <bdi>{event.title}</bdi>
      </h2>
      <p className={styles.when}>
        <bdi>{whenText(event, format)}</bdi>
      </p>
      {also.length > 0 && (
        <p className={styles.also}>
          <bdi>{also.join(' · ')}</bdi>
        </p>
      )}
      {event.ruleIssue && (
        <div className={styles.notice}>
          <Alert type="warning" title={t(`ruleIssue.${event.ruleIssue}`)} />
        </div>
      )}
      <EventFacts event={event} />
      {mayChange && event.extendedProps.guests.length > 0 && (
        <Suspense>
          <Proposals eventId={event.id} isSeries={rule !== ''} onMoved={onClose} />
        </Suspense>
      )}
      {hiding && (
        <div className={styles.notice}>
          <Alert type="hint" title={hiding.text} action={<Button onClick={hiding.show}>{t('hiding.show')}</Button>} />
        </div>
      )}
      <div className={styles.bar}>
        <Reply event={event} address={address} />
        {mayChange && (
          <Button
            className={styles.end}
            icon={<Icon of={SquarePen} />}
            onClick={() => address.setOpen({ key: event.key, isForm: true })}
          >
            {t('edit')}
          </Button>
        )}
      </div>
    </>
  );
}

const QuickForm = lazy(() => import('./QuickForm'));
const Proposals = lazy(() => import('./Proposals'));

interface EventBubbleProps {
  address: CalendarAddress;
  actions: EventActions;
  events: readonly CalendarEvent[];
  occurrences: readonly Occurrence[];
  anchor: DOMRect;
  onMore: (typed: EventFormValues) => void;
}

/** Event in its place: read, edit, or create. */
export default function EventBubble({ address, actions, events, occurrences, anchor, onMore }: EventBubbleProps) {
  const { t } = useTranslation('calendar');
  const { open } = address;
  const { event, isGone } = useOpenEvent(occurrences, open);
  const isNew = open !== null && 'at' in open;
  const [isEditing, setEditing] = useState(isNew);
  const [isRemoving, setRemoving] = useState(false);
  const series = event && seriesOf(events, event);

  const close = () => address.setOpen(null);
  const requestClose = useRef(close);
  const remove = async (removed: Occurrence) => {
    setRemoving(true);
    if (await actions.remove(removed)) close();
    setRemoving(false);
  };
  const isLost = isGone && !isEditing && !isRemoving;
  return (
    <Bubble
      label={event?.title ?? t(isNew ? 'add' : 'event')}
      anchor={anchor}
      onClose={() => (isEditing ? requestClose.current() : close())}
    >
      {isLost || (!event && !isNew) ? (
        <EmptyState
          picture="lost"
          title={t('gone.title')}
          text={t('gone.text')}
          action={<Button onClick={close}>{t('close')}</Button>}
        />
      ) : event && !isEditing ? (
        <EventView
          event={event}
          rule={series?.rule ?? ''}
          address={address}
          hiding={actions.hidingOf(event)}
          onEdit={() => setEditing(true)}
          onRemove={() => void remove(event)}
          onClose={close}
        />
      ) : (
        <Suspense fallback={<Spinner label={t('loading')} />}>
          <QuickForm
            open={open}
            event={event}
            isGone={isGone}
            actions={actions}
            onMore={onMore}
            onClose={close}
            requestClose={requestClose}
          />
        </Suspense>
      )}
    </Bubble>
  );
}

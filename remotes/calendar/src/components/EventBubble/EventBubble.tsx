import { Button, EmptyState, Spinner } from '@atrium/ui';
import { lazy, Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CalendarEvent } from '../../api/schemas';
import type { EventFormValues } from '../../model/eventForm';
import { type Occurrence, seriesOf } from '../../model/occurrence';
import type { CalendarAddress } from '../../state/useCalendarAddress';
import type { EventActions } from '../../state/useEventActions';
import { useOpenEvent } from '../../state/useOpenEvent';
import { Bubble } from './Bubble';
import { EventView } from './EventView';

const QuickForm = lazy(() => import('./QuickForm'));

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

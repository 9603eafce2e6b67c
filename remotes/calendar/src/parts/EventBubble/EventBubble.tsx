import { lazy, Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Spinner, useConfirm } from 'shared/ui';
import type { CalendarEvent } from '../../api/schemas';
import type { EventFormValues } from '../../model/eventForm';
import { type Occurrence, seriesOf } from '../../model/occurrence';
import type { CalendarAddress } from '../../state/useCalendarAddress';
import type { EventActions } from '../../state/useEventActions';
import { findOpen } from '../../state/useOpenEvent';
import { Bubble } from './Bubble';
import { EventView } from './EventView';

const QuickForm = lazy(() => import('./QuickForm'));

interface EventBubbleProps {
  address: CalendarAddress;
  actions: EventActions;
  events: readonly CalendarEvent[];
  occurrences: readonly Occurrence[];
  /** Where the event is on screen, or where somebody has clicked. */
  anchor: DOMRect;
  /** Takes what was typed on to the drawer. */
  onMore: (typed: EventFormValues) => void;
}

/** An event in its place: to read, to change, or to begin. */
export default function EventBubble({ address, actions, events, occurrences, anchor, onMore }: EventBubbleProps) {
  const { t } = useTranslation('calendar');
  const confirm = useConfirm();
  const { open } = address;
  const event = findOpen(occurrences, open);
  const [isEditing, setEditing] = useState(!event);
  const guard = useRef({ hasChanges: () => false });
  const series = event && seriesOf(events, event);

  const close = async () => {
    const question = { title: t('discard.title'), text: t('discard.text'), confirm: t('discard.confirm') };
    if (!guard.current.hasChanges() || (await confirm({ ...question, isDanger: true }))) address.setOpen(null);
  };
  const remove = async (gone: Occurrence) => {
    if (await actions.remove(gone)) address.setOpen(null);
  };
  return (
    <Bubble label={event?.title ?? t('add')} anchor={anchor} onClose={() => void close()}>
      {event && !isEditing ? (
        <EventView
          event={event}
          rule={series?.rule ?? ''}
          address={address}
          hiding={actions.hidingOf(event)}
          onEdit={() => setEditing(true)}
          onRemove={() => void remove(event)}
          onClose={() => address.setOpen(null)}
        />
      ) : (
        <Suspense fallback={<Spinner label={t('loading')} />}>
          <QuickForm
            open={open}
            event={event}
            actions={actions}
            guard={guard.current}
            onMore={onMore}
            onClose={() => address.setOpen(null)}
          />
        </Suspense>
      )}
    </Bubble>
  );
}

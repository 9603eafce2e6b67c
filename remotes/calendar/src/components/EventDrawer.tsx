import { Button, Drawer, EmptyState, ErrorState, Icon, IconButton } from '@atrium/ui';
import { Form, FormDrawer } from '@atrium/ui/forms';
import { CalendarClock, ExternalLink, Trash2 } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type EventFormValues, isWebAddress, toFormValues } from '../model/eventForm';
import type { Occurrence } from '../model/occurrence';
import { type CalendarAddress, isSameOpen, type OpenEvent } from '../state/useCalendarAddress';
import type { EventActions } from '../state/useEventActions';
import { useFieldViews } from '../state/useFieldViews';
import { useKnownGuests, useOpenContent, useOpenEvent } from '../state/useOpenEvent';
import { useSaveEvent } from '../state/useSaveEvent';
import styles from './EventDrawer.module.css';
import { EventFields } from './EventFields/EventFields';

interface EventToolsProps {
  url: string;
  onMove: () => void;
  onRemove: () => void;
}

function EventTools({ url, onMove, onRemove }: EventToolsProps) {
  const { t } = useTranslation('calendar');
  return (
    <div className={styles.tools}>
      <Button icon={<Icon of={CalendarClock} />} onClick={onMove}>
        {t('move.open')}
      </Button>
      {isWebAddress(url) && (
        <Button icon={<Icon of={ExternalLink} />} href={url} target="_blank" rel="noreferrer">
          {t('openLink')}
        </Button>
      )}
      <span className={styles.end}>
        <IconButton label={t('remove')} icon={Trash2} onClick={onRemove} />
      </span>
    </div>
  );
}

interface GoneEventProps {
  isOpen: boolean;
  onClose: () => void;
  error: unknown;
}

function GoneEvent({ isOpen, onClose, error }: GoneEventProps) {
  const { t } = useTranslation('calendar');
  return (
    <Drawer title={t('event')} open={isOpen} onClose={onClose} size="min(440px, 100vw)">
      {error ? (
        <ErrorState error={error} />
      ) : (
        <EmptyState picture="lost" title={t('gone.title')} text={t('gone.text')} />
      )}
    </Drawer>
  );
}

interface EventDrawerProps {
  address: CalendarAddress;
  actions: EventActions;
  /** All events of the span, hidden calendars included; undefined while loading. */
  occurrences: readonly Occurrence[] | undefined;
  error: unknown;
  onAskToMove: (event: Occurrence) => void;
  typed: EventFormValues | null;
  onTaken: () => void;
}

export default function EventDrawer(props: EventDrawerProps) {
  const { address, actions, occurrences, error, onAskToMove, typed, onTaken } = props;
  const { t } = useTranslation('calendar');
  const people = useKnownGuests();
  const open = address.open?.isForm ? address.open : null;
  // The content stays while the drawer slides out.
  const [shown, setShown] = useState<OpenEvent>(open);
  if (open && !isSameOpen(open, shown)) setShown(open);
  const isNew = shown !== null && 'at' in shown;
  const { event, isGone } = useOpenEvent(occurrences, shown);
  const content = useOpenContent(shown, event);
  const values = useMemo(() => toFormValues(content), [content]);
  const saving = useSaveEvent({ event, people, actions });
  const fields = useFieldViews(people);

  const close = () => address.setOpen(null);
  const isKnown = occurrences !== undefined || error !== undefined;
  if (!isNew && !event) return <GoneEvent isOpen={open !== null && isKnown} onClose={close} error={error} />;

  const remove = async (gone: Occurrence) => {
    if (await actions.remove(gone)) close();
  };
  return (
    <FormDrawer<EventFormValues>
      key={isNew ? shown.at : event?.key}
      title={event ? t('event') : t('add')}
      isOpen={open !== null}
      onClose={close}
      submit={event ? t('save') : t('addThis')}
      values={values}
      rev={event?.rev}
      lastChange={event?.lastChange}
      {...saving}
      toValues={toFormValues}
      fields={fields}
      isGone={open !== null && isGone}
      whenGone={<EmptyState picture="lost" title={t('gone.title')} text={t('gone.text')} />}
    >
      {typed && <TakeOver typed={typed} onTaken={onTaken} />}
      {event && <EventTools url={event.url} onMove={() => onAskToMove(event)} onRemove={() => void remove(event)} />}
      <EventFields people={people} invited={event?.extendedProps.guests ?? []} isNew={!event} />
    </FormDrawer>
  );
}

function TakeOver({ typed, onTaken }: { typed: EventFormValues; onTaken: () => void }) {
  const form = Form.useFormInstance<EventFormValues>();
  useEffect(() => {
    form.setFieldsValue(typed);
    onTaken();
  }, [form, typed, onTaken]);
  return null;
}

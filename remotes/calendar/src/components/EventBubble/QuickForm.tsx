import { Button, EmptyState, Input } from '@atrium/ui';
import { Form, FormPanel } from '@atrium/ui/forms';
import { type RefObject, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type EventFormValues, toFormValues } from '../../model/eventForm';
import type { Occurrence } from '../../model/occurrence';
import type { OpenEvent } from '../../state/useCalendarAddress';
import type { EventActions } from '../../state/useEventActions';
import { useFieldViews } from '../../state/useFieldViews';
import { useKnownGuests, useOpenContent } from '../../state/useOpenEvent';
import { useSaveEvent } from '../../state/useSaveEvent';
import { CalendarSelect } from '../EventFields/CalendarSelect';
import { TimeFields, TitleField } from '../EventFields/TimeFields';

interface QuickFormProps {
  open: OpenEvent;
  event: Occurrence | undefined;
  isGone: boolean;
  actions: EventActions;
  onMore: (typed: EventFormValues) => void;
  onClose: () => void;
  requestClose: RefObject<() => void>;
}

export default function QuickForm({ open, event, isGone, actions, onMore, onClose, requestClose }: QuickFormProps) {
  const { t } = useTranslation('calendar');
  const people = useKnownGuests();
  const content = useOpenContent(open, event);
  const values = useMemo(() => toFormValues(content), [content]);
  const saving = useSaveEvent({ event, people, actions });
  const fields = useFieldViews(people);
  return (
    <FormPanel<EventFormValues, void>
      values={values}
      {...(event && { rev: event.rev })}
      lastChange={event?.lastChange}
      {...saving}
      toValues={toFormValues}
      fields={fields}
      isGone={isGone}
      whenGone={<EmptyState picture="lost" title={t('gone.title')} text={t('gone.text')} />}
      submit={t(event ? 'save' : 'addThis')}
      start={(readForm) => (
        <Button type="text" onClick={() => onMore(readForm())}>
          {t('allFields')}
        </Button>
      )}
      onClose={onClose}
      requestClose={requestClose}
    >
      <TitleField autoFocus />
      <TimeFields />
      <Form.Item name="location" label={t('field.location')}>
        <Input autoComplete="off" />
      </Form.Item>
      <Form.Item name="calendar" label={t('field.calendar')}>
        <CalendarSelect />
      </Form.Item>
    </FormPanel>
  );
}

import { useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Alert, Button, Form, Input } from 'shared/ui';
import { useFormSave, useLeaveGuard } from 'shared/ui/forms';
import { type EventFormValues, toFormValues } from '../../model/eventForm';
import type { Occurrence } from '../../model/occurrence';
import type { OpenEvent } from '../../state/useCalendarAddress';
import type { EventActions } from '../../state/useEventActions';
import { useKnownGuests, useOpenContent } from '../../state/useOpenEvent';
import { useSaveEvent } from '../../state/useSaveEvent';
import { CalendarSelect } from '../EventFields/CalendarSelect';
import { TimeFields } from '../EventFields/TimeFields';
import { TitleField } from '../EventFields/TitleField';
import styles from './EventBubble.module.css';

interface QuickFormProps {
  open: OpenEvent;
  event: Occurrence | undefined;
  actions: EventActions;
  /** Asks whether anything would be lost. */
  guard: { hasChanges: () => boolean };
  /** Takes what was typed on to the drawer. */
  onMore: (typed: EventFormValues) => void;
  onClose: () => void;
}

/** What most events need, in their place on the calendar: title, time, place, calendar. */
export default function QuickForm({ open, event, actions, guard, onMore, onClose }: QuickFormProps) {
  const { t } = useTranslation('calendar');
  const people = useKnownGuests();
  const content = useOpenContent(open, event);
  const values = useMemo(() => toFormValues(content), [content]);
  const [form] = Form.useForm<EventFormValues>();
  const isDone = useRef(false);
  const saving = useSaveEvent({ event, people, actions });
  const { stored, isSaving, messages, save, hasChanges } = useFormSave<EventFormValues, void>(form, {
    values,
    ...(event && { rev: event.rev }),
    ...saving,
    toValues: toFormValues,
    onSaved: () => {
      isDone.current = true;
      onClose();
    },
  });
  guard.hasChanges = () => !isDone.current && hasChanges();
  useLeaveGuard(guard.hasChanges);
  return (
    <Form form={form} initialValues={stored} validateTrigger="onBlur" onFinish={save} onFinishFailed={save}>
      {messages.map((message) => (
        <div key={message} className={styles.messages}>
          <Alert type="error" title={message} />
        </div>
      ))}
      <TitleField autoFocus />
      <TimeFields />
      <Form.Item name="location" label={t('field.location')}>
        <Input autoComplete="off" />
      </Form.Item>
      <Form.Item name="calendar" label={t('field.calendar')}>
        <CalendarSelect />
      </Form.Item>
      <div className={styles.bar}>
        <Button type="text" onClick={() => onMore({ ...values, ...form.getFieldsValue(true) })}>
          {t('allFields')}
        </Button>
        <Button type="primary" htmlType="submit" loading={isSaving} className={styles.end}>
          {t(event ? 'save' : 'addThis')}
        </Button>
      </div>
    </Form>
  );
}

import { Modal } from '@atrium/ui';
import { Form } from '@atrium/ui/forms';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type TimeValues, toEventTime, toFormValues } from '../model/eventForm';
import type { EventTime } from '../model/eventTime';
import type { Occurrence } from '../model/occurrence';
import { TimeFields } from './EventFields/TimeFields';

interface MoveDialogProps {
  event: Occurrence;
  onMove: (event: Occurrence, time: EventTime) => Promise<boolean>;
  onClose: () => void;
}

export default function MoveDialog({ event, onMove, onClose }: MoveDialogProps) {
  const { t } = useTranslation('calendar');
  const [form] = Form.useForm<TimeValues>();
  const [isOpen, setOpen] = useState(true);
  const [{ start, end, allDay, timeZone }] = useState(() => toFormValues(event));
  const close = () => setOpen(false);
  const move = () => {
    const values: TimeValues = form.getFieldsValue(true);
    if (values.start !== start || values.end !== end) void onMove(event, toEventTime(values));
    close();
  };
  return (
    <Modal
      open={isOpen}
      title={t('move.title', { title: event.title })}
      okText={t('move.confirm')}
      cancelText={t('cancel')}
      onOk={() => form.submit()}
      onCancel={close}
      afterClose={onClose}
      width={480}
    >
      <Form form={form} name="move" initialValues={{ start, end, allDay, timeZone }} onFinish={move}>
        <TimeFields />
      </Form>
    </Modal>
  );
}

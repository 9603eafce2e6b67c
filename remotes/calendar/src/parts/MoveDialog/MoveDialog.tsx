import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Form, Modal } from 'shared/ui';
import { DatePicker } from 'shared/ui/date';
import { type EventTime, moveTo } from '../../model/eventTime';
import type { Occurrence } from '../../model/occurrence';

interface MoveDialogProps {
  event: Occurrence;
  onMove: (event: Occurrence, time: EventTime) => Promise<boolean>;
  onClose: () => void;
}

/** Puts an event at another time without dragging; it stays as long as it was. */
export default function MoveDialog({ event, onMove, onClose }: MoveDialogProps) {
  const { t } = useTranslation('calendar');
  const [form] = Form.useForm<{ start: string }>();
  const [isOpen, setOpen] = useState(true);
  const close = () => setOpen(false);
  return (
    <Modal
      open={isOpen}
      title={t('move.title', { title: event.title })}
      okText={t('move.confirm')}
      cancelText={t('cancel')}
      onOk={() => form.submit()}
      onCancel={close}
      afterClose={onClose}
      width={400}
    >
      <Form
        form={form}
        name="move"
        initialValues={{ start: event.start }}
        onFinish={({ start }) => {
          if (start !== event.start) void onMove(event, moveTo(event, start));
          close();
        }}
      >
        <Form.Item name="start" label={t('move.start')} rules={[{ required: true, message: t('field.startMissing') }]}>
          <DatePicker hasTime={!event.allDay} allowClear={false} autoFocus />
        </Form.Item>
      </Form>
    </Modal>
  );
}

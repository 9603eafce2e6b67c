import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from 'shared/runtime';
import { Form, Input, LabelDot, Modal, Radio, Switch, showFieldErrors, useToast } from 'shared/ui';
import { useAddCalendarMutation, useUpdateCalendarMutation } from '../../api/calendarApi';
import { calendarTones } from '../../api/choices';
import type { Calendar, CalendarTone } from '../../api/schemas';
import styles from './CalendarDialog.module.css';

interface CalendarDialogProps {
  /** Null: a new one. */
  calendar: Calendar | null;
  onAdded: (calendar: Calendar) => void;
  onClose: () => void;
}

interface Values {
  name: string;
  tone: CalendarTone;
  isPrivate: boolean;
}

/** Name, colour, and who sees a calendar. */
export default function CalendarDialog({ calendar, onAdded, onClose }: CalendarDialogProps) {
  const { t } = useTranslation('calendar');
  const toast = useToast();
  const { user } = useSession();
  const [form] = Form.useForm<Values>();
  const [isOpen, setOpen] = useState(true);
  const [add, adding] = useAddCalendarMutation();
  const [update, updating] = useUpdateCalendarMutation();
  // One that is for all cannot be hidden from the others.
  const mayHide = calendar === null || calendar.owner === (user?.id ?? null);

  const save = async (values: Values) => {
    const { data, error } = await (calendar ? update({ id: calendar.id, rev: calendar.rev, ...values }) : add(values));
    if (error) {
      const [message] = showFieldErrors(form, error);
      if (message) toast.error(message);
      return;
    }
    if (!calendar) onAdded(data.calendar);
    setOpen(false);
  };
  return (
    <Modal
      open={isOpen}
      title={t(calendar ? 'calendarForm.edit' : 'calendarForm.add')}
      okText={t(calendar ? 'save' : 'addThis')}
      cancelText={t('cancel')}
      confirmLoading={adding.isLoading || updating.isLoading}
      onOk={() => form.submit()}
      onCancel={() => setOpen(false)}
      afterClose={onClose}
      width={400}
    >
      <Form
        form={form}
        name="calendar"
        initialValues={calendar ?? { name: '', tone: 'blue', isPrivate: false }}
        onFinish={(values) => void save(values)}
      >
        <Form.Item
          name="name"
          label={t('calendarForm.name')}
          rules={[{ required: true, whitespace: true, message: t('calendarForm.nameMissing') }]}
        >
          <Input autoFocus maxLength={60} autoComplete="off" />
        </Form.Item>
        <Form.Item name="tone" label={t('calendarForm.tone')}>
          <Radio.Group
            className={styles.tones}
            options={calendarTones.map((tone) => ({
              value: tone,
              label: (
                <span className={styles.tone}>
                  <LabelDot tone={tone} /> {t(`tone.${tone}`)}
                </span>
              ),
            }))}
          />
        </Form.Item>
        {mayHide && (
          <Form.Item name="isPrivate" label={t('calendarForm.isPrivate')} valuePropName="checked">
            <Switch />
          </Form.Item>
        )}
      </Form>
    </Modal>
  );
}

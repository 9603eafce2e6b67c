import { useRuntime } from '@atrium/sdk';
import { Button, ExplainedButton, Modal, toDay } from '@atrium/ui';
import { DatePicker, TimePicker } from '@atrium/ui/date';
import { Form } from '@atrium/ui/forms';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ContentItem } from '../../api/schemas';
import { usualTime } from '../../model/schedule';
import { detailRejection } from '../../model/transition';
import { ownZone, toInstant, toWallTime } from '../../model/zonedTime';
import { BothClocks } from './BothClocks';
import styles from './ScheduleDialog.module.css';

interface ScheduleDialogProps {
  item: Pick<ContentItem, 'title' | 'scheduledAt' | 'scheduledZone'> & Parameters<typeof detailRejection>[1];
  isBusy: boolean;
  onSchedule: (plan: { scheduledAt: string; zone: string }) => Promise<boolean>;
  onClose: () => void;
}

/** Asks for the publication time: the alternative to dragging. */
export function ScheduleDialog({ item, isBusy, onSchedule, onClose }: ScheduleDialogProps) {
  const { t } = useTranslation('content');
  const now = useRuntime().clock.now();
  const zone = item.scheduledZone ?? ownZone();
  const [wall, setWall] = useState(() =>
    item.scheduledAt
      ? toWallTime(item.scheduledAt, zone)
      : { day: toWallTime(now + 24 * 3_600_000, zone).day, time: usualTime },
  );
  const [form] = Form.useForm<typeof wall>();
  const scheduledAt = toInstant(wall, zone);
  const shown = toWallTime(scheduledAt, zone);
  const rejection = detailRejection('schedule', item, { scheduledAt, zone }, now);
  return (
    <Modal
      open
      title={t('schedule.ask', { title: item.title })}
      onCancel={onClose}
      footer={[
        <Button key="cancel" onClick={onClose}>
          {t('cancel')}
        </Button>,
        <ExplainedButton
          key="ok"
          type="primary"
          loading={isBusy}
          reason={rejection && t(`rejection.${rejection}`)}
          onClick={() => form.submit()}
        >
          {t('action.schedule')}
        </ExplainedButton>,
      ]}
    >
      <Form
        form={form}
        name="schedule"
        className={styles.fields ?? ''}
        initialValues={wall}
        onValuesChange={(_, { day, time }) => time && setWall({ day: day.slice(0, 10), time })}
        onFinish={() => void onSchedule({ scheduledAt, zone })}
      >
        <Form.Item name="day">
          <DatePicker aria-label={t('schedule.day')} allowClear={false} min={toDay(now)} />
        </Form.Item>
        <Form.Item name="time" rules={[{ required: true, message: t('schedule.trayChoose') }]}>
          <TimePicker aria-label={t('schedule.time')} />
        </Form.Item>
      </Form>
      {shown.time !== wall.time && (
        <p className={styles.clocks}>{t('schedule.gap', { time: wall.time, instead: shown.time })}</p>
      )}
      <p className={styles.clocks}>
        {rejection ? t(`rejection.${rejection}`) : <BothClocks at={scheduledAt} zone={zone} />}
      </p>
    </Modal>
  );
}

import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRuntime } from 'shared/runtime';
import { Button, Modal, toDay } from 'shared/ui';
import { DatePicker, TimePicker } from 'shared/ui/date';
import type { ContentItem } from '../../api/schemas';
import { usualTime } from '../../model/schedule';
import { detailRefusal } from '../../model/transition';
import { ownZone, toInstant, toWallTime } from '../../model/zonedTime';
import { BothClocks } from './BothClocks';
import styles from './ScheduleDialog.module.css';

interface ScheduleDialogProps {
  item: Pick<ContentItem, 'title' | 'scheduledAt' | 'scheduledZone'> & Parameters<typeof detailRefusal>[1];
  isBusy: boolean;
  onSchedule: (plan: { scheduledAt: string; zone: string }) => Promise<boolean>;
  onClose: () => void;
}

/** Asks for the day and time at which an item goes out: the way without dragging. */
export function ScheduleDialog({ item, isBusy, onSchedule, onClose }: ScheduleDialogProps) {
  const { t } = useTranslation('content');
  const now = useRuntime().clock.now();
  const zone = item.scheduledZone ?? ownZone();
  const [wall, setWall] = useState(() =>
    item.scheduledAt
      ? toWallTime(item.scheduledAt, zone)
      : { day: toWallTime(now + 24 * 3_600_000, zone).day, time: usualTime },
  );
  const scheduledAt = toInstant(wall, zone);
  const refusal = detailRefusal('schedule', item, { scheduledAt, zone }, now);
  return (
    <Modal
      open
      title={t('schedule.ask', { title: item.title })}
      onCancel={onClose}
      footer={[
        <Button key="cancel" onClick={onClose}>
          {t('cancel')}
        </Button>,
        <Button
          key="ok"
          type="primary"
          loading={isBusy}
          disabled={refusal !== null}
          onClick={() => void onSchedule({ scheduledAt, zone })}
        >
          {t('action.schedule')}
        </Button>,
      ]}
    >
      <div className={styles.fields}>
        <DatePicker
          aria-label={t('schedule.day')}
          value={wall.day}
          min={toDay(now)}
          onChange={(day) => day && setWall({ ...wall, day: day.slice(0, 10) })}
        />
        <TimePicker
          aria-label={t('schedule.time')}
          value={wall.time}
          onChange={(time) => time && setWall({ ...wall, time })}
        />
      </div>
      <p className={styles.clocks}>{refusal ? t(`refusal.${refusal}`) : <BothClocks at={scheduledAt} zone={zone} />}</p>
    </Modal>
  );
}

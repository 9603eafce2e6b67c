import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRuntime } from 'shared/runtime';
import { Modal } from 'shared/ui';
import { DatePicker } from 'shared/ui/date';
import { sendTimes } from '../../model/sendTimes';
import styles from './ScheduleDialog.module.css';

interface ScheduleDialogProps {
  /** The time as it is. */
  sendAt?: string | undefined;
  onChoose: (sendAt: string) => void;
  onClose: () => void;
}

/** Asks for the day and the time to send at. */
export default function ScheduleDialog({ sendAt, onChoose, onClose }: ScheduleDialogProps) {
  const { t } = useTranslation('email');
  const { clock } = useRuntime();
  const field = useId();
  const fault = useId();
  const [first] = useState(() => new Date(clock.now()));
  const [value, setValue] = useState<string | null>(sendAt ?? sendTimes(first)[0]?.at.toISOString() ?? null);
  const [isWrong, setWrong] = useState(false);
  const choose = () => {
    const isOver = value === null || Date.parse(value) <= clock.now();
    setWrong(isOver);
    if (!isOver) onChoose(value);
  };
  return (
    <Modal
      title={t('schedule.title')}
      open
      width={400}
      onCancel={onClose}
      onOk={choose}
      okText={t('schedule.set')}
      cancelText={t('schedule.cancel')}
    >
      <div className={styles.field}>
        <label htmlFor={field}>{t('schedule.time')}</label>
        <DatePicker
          id={field}
          hasTime
          allowClear={false}
          min={first.toISOString()}
          value={value}
          {...(isWrong ? { status: 'error' as const } : {})}
          onChange={(next) => {
            setWrong(false);
            setValue(next);
          }}
        />
        {isWrong && (
          <p id={fault} className={styles.fault} role="alert">
            {t('schedule.over')}
          </p>
        )}
      </div>
    </Modal>
  );
}

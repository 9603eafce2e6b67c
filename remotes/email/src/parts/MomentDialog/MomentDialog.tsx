import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRuntime } from 'shared/runtime';
import { Modal } from 'shared/ui';
import { DatePicker } from 'shared/ui/date';
import styles from './MomentDialog.module.css';

interface MomentDialogProps {
  title: string;
  /** What choosing does. */
  confirm: string;
  /** What to begin with. */
  first: Date | string | undefined;
  onChoose: (moment: Date) => void;
  onClose: () => void;
}

/** Asks for a day and a time that are not over. */
export default function MomentDialog({ title, confirm, first, onChoose, onClose }: MomentDialogProps) {
  const { t } = useTranslation('email');
  const { clock } = useRuntime();
  const field = useId();
  const fault = useId();
  const [now] = useState(() => new Date(clock.now()));
  const [value, setValue] = useState<string | null>(() => new Date(first ?? now).toISOString());
  const [isWrong, setWrong] = useState(false);
  const choose = () => {
    const isOver = value === null || Date.parse(value) <= clock.now();
    setWrong(isOver);
    if (!isOver) onChoose(new Date(value));
  };
  return (
    <Modal
      title={title}
      open
      width={400}
      onCancel={onClose}
      onOk={choose}
      okText={confirm}
      cancelText={t('moment.cancel')}
    >
      <div className={styles.field}>
        <label htmlFor={field}>{t('moment.time')}</label>
        <DatePicker
          id={field}
          hasTime
          allowClear={false}
          min={now.toISOString()}
          value={value}
          {...(isWrong ? { status: 'error' as const } : {})}
          onChange={(next) => {
            setWrong(false);
            setValue(next);
          }}
        />
        {isWrong && (
          <p id={fault} className={styles.fault} role="alert">
            {t('moment.over')}
          </p>
        )}
      </div>
    </Modal>
  );
}

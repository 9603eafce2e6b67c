import { useTranslation } from 'react-i18next';
import { LabelDot, Radio } from 'shared/ui';
import type { Tone } from '../../api/schemas';
import { taskTones } from '../../model/taskTones';
import styles from './ListDialog.module.css';

interface TonePickerProps {
  id?: string;
  value?: Tone;
  onChange?: (tone: Tone) => void;
}

/** The colours to choose from, each with its name. */
export function TonePicker({ id, value, onChange }: TonePickerProps) {
  const { t } = useTranslation('todo');
  return (
    <Radio.Group
      id={id}
      aria-label={t('list.colour')}
      className={styles.tones}
      value={value}
      onChange={({ target }) => {
        const tone = taskTones.find((known) => known === target.value);
        if (tone) onChange?.(tone);
      }}
    >
      {taskTones.map((tone) => (
        <Radio key={tone} value={tone}>
          <span className={styles.tone}>
            <LabelDot tone={tone} /> {t(`tone.${tone}`)}
          </span>
        </Radio>
      ))}
    </Radio.Group>
  );
}

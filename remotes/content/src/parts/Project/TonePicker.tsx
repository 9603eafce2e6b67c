import { useTranslation } from 'react-i18next';
import { LabelDot, Radio } from 'shared/ui';
import { channelTones } from '../../api/choices';
import type { Project } from '../../api/schemas';
import styles from './Project.module.css';

interface TonePickerProps {
  id?: string;
  value?: Project['tone'];
  onChange?: (tone: Project['tone']) => void;
}

/** The colours of projects, each with its name. */
export function TonePicker({ id, value, onChange }: TonePickerProps) {
  const { t } = useTranslation('content');
  return (
    <Radio.Group
      id={id}
      aria-label={t('project.colour')}
      className={styles.tones}
      value={value}
      onChange={({ target }) => {
        const tone = channelTones.find((known) => known === target.value);
        if (tone) onChange?.(tone);
      }}
    >
      {channelTones.map((tone) => (
        <Radio key={tone} value={tone}>
          <span className={styles.tone}>
            <LabelDot tone={tone} /> {t(`tone.${tone}`)}
          </span>
        </Radio>
      ))}
    </Radio.Group>
  );
}

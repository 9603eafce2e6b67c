import { Radio } from 'antd';
import { LabelDot, type PillTone } from '../Text/Pill';
import styles from './TonePicker.module.css';

export interface TonePickerProps<Tone extends PillTone> {
  /** Name of the group, for screen readers. */
  label: string;
  tones: readonly Tone[];
  /** A colour in words: nobody has to tell them apart by sight. */
  nameOf: (tone: Tone) => string;
  /** These three come from the form's field. */
  id?: string;
  value?: Tone;
  onChange?: (tone: Tone) => void;
}

/** The colours to choose from, each with its name. */
export function TonePicker<Tone extends PillTone>({
  label,
  tones,
  nameOf,
  id,
  value,
  onChange,
}: TonePickerProps<Tone>) {
  return (
    <Radio.Group
      id={id}
      aria-label={label}
      className={styles.tones}
      value={value}
      onChange={({ target }) => {
        const tone = tones.find((known) => known === target.value);
        if (tone) onChange?.(tone);
      }}
    >
      {tones.map((tone) => (
        <Radio key={tone} value={tone}>
          <span className={styles.tone}>
            <LabelDot tone={tone} /> {nameOf(tone)}
          </span>
        </Radio>
      ))}
    </Radio.Group>
  );
}

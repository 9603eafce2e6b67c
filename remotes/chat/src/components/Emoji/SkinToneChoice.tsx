import { VisuallyHidden } from '@atrium/ui';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { type SkinTone, skinTones, withSkinTone } from '../../model/skinTone';
import styles from './SkinToneChoice.module.css';

interface SkinToneChoiceProps {
  tone: SkinTone;
  onChoose: (tone: SkinTone) => void;
}

export function SkinToneChoice({ tone, onChoose }: SkinToneChoiceProps) {
  const { t } = useTranslation('chat');
  const name = useId();
  return (
    <fieldset className={styles.tones}>
      <VisuallyHidden>
        <legend>{t('emoji.tone.name')}</legend>
      </VisuallyHidden>
      {skinTones.map((one) => (
        <label key={one} className={styles.tone} title={t(`emoji.tone.${one}`)}>
          <input
            type="radio"
            className={styles.input}
            name={name}
            aria-label={t(`emoji.tone.${one}`)}
            checked={one === tone}
            onChange={() => onChoose(one)}
          />
          <span aria-hidden="true">{withSkinTone('👋', one)}</span>
        </label>
      ))}
    </fieldset>
  );
}

import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from 'shared/ui/light';
import { TextField, type TextFieldProps } from './formFields';
import styles from './formFields.module.css';

/** A field for a password; the eye shows what was typed. */
export function SecretField(props: Omit<TextFieldProps, 'type' | 'end'>) {
  const { t } = useTranslation('shell');
  const [isShown, setShown] = useState(false);
  const label = isShown ? t('auth.hidePassword') : t('auth.showPassword');
  return (
    <TextField
      {...props}
      type={isShown ? 'text' : 'password'}
      end={
        <button
          type="button"
          className={styles.eye}
          aria-label={label}
          title={label}
          onClick={() => setShown(!isShown)}
        >
          <Icon of={isShown ? EyeOff : Eye} />
        </button>
      }
    />
  );
}

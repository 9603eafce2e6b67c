import { Icon, Input } from '@atrium/ui';
import { Check } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './AccountSettings.module.css';

interface EmailInputProps extends ComponentProps<typeof Input> {
  /** The address that is known to be the person's; null where none is. */
  confirmed: string | null;
}

/** An address, with a mark for as long as it is the confirmed one. */
export function EmailInput({ confirmed, ...props }: EmailInputProps) {
  const { t } = useTranslation('pages');
  return (
    <Input
      type="email"
      autoComplete="email"
      {...props}
      suffix={
        <span className={styles.confirmed}>
          {props.value === confirmed && (
            <>
              <Icon of={Check} size={14} /> {t('account.isConfirmed')}
            </>
          )}
        </span>
      }
    />
  );
}

import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../Icon/IconButton';
import { type AlertProps, PlainAlert } from './PlainAlert';

export type { AlertProps };

/** A message that stays where it belongs, in a soft tone. Errors are announced to screen readers at once. */
export function Alert({ action, onClose, ...message }: AlertProps) {
  const { t } = useTranslation('kit');
  const close = onClose && <IconButton label={t('close')} icon={X} onClick={onClose} />;
  return (
    <PlainAlert
      {...message}
      action={
        <>
          {action}
          {close}
        </>
      }
    />
  );
}

import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../Icon/IconButton';
import { PlainAlert, type PlainAlertProps } from './PlainAlert';

export interface AlertProps extends PlainAlertProps {
  /** Offers to close it. */
  onClose?: () => void;
}

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

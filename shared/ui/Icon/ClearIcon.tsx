import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '../Text/VisuallyHidden';
import { Icon } from './Icon';

/** Cross of the button that empties a field, and its name: `allowClear={{ clearIcon: <ClearIcon /> }}`. */
export function ClearIcon() {
  const { t } = useTranslation('kit');
  return (
    <>
      <Icon of={X} />
      <VisuallyHidden>{t('clear')}</VisuallyHidden>
    </>
  );
}

import { Moon, Sun } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from 'shared/ui';
import { useDarkMode } from '../settings/useSettings';

/** Light or dark; the choice is kept. */
export function SkinToggle() {
  const { t } = useTranslation('shell');
  const { isDark, toggle } = useDarkMode();
  return <IconButton label={isDark ? t('skin.light') : t('skin.dark')} icon={isDark ? Sun : Moon} onClick={toggle} />;
}

import { Moon, Sun } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useDarkMode } from '../common/useSettings';
import { type FrameAction, keysOf } from './frameAction';

/** Light or dark: the one action that a person who has not signed in has too. */
export function useSkinAction(): FrameAction {
  const { t } = useTranslation('shell');
  const { isDark, toggle } = useDarkMode();
  return {
    id: 'skin',
    label: isDark ? t('skin.light') : t('skin.dark'),
    icon: isDark ? Sun : Moon,
    run: toggle,
    ...keysOf('skin'),
  };
}

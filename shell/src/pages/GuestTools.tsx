import { Globe, Moon, Sun } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { languages } from 'shared/contract';
import { usePage } from '../apps/ShellServices';
import { isLanguage } from '../common/isLanguage';
import { languageNames } from '../common/languageNames';
import { ToolButton } from '../common/ToolButton';
import { ToolMenu } from '../common/ToolMenu';
import { useDarkMode } from '../common/useSettings';

/** Language and skin, for people who have not signed in. */
export function GuestTools() {
  const { t } = useTranslation('shell');
  const { languages: chosen } = usePage().services;
  const { isDark, toggle } = useDarkMode();
  return (
    <>
      <ToolMenu
        label={t('language')}
        icon={Globe}
        selected={chosen.get()}
        items={languages.map((language) => ({
          key: language,
          label: <span lang={language}>{languageNames[language]}</span>,
        }))}
        onSelect={(key) => {
          if (isLanguage(key)) void chosen.set(key);
        }}
      />
      <ToolButton label={isDark ? t('skin.light') : t('skin.dark')} icon={isDark ? Sun : Moon} onClick={toggle} />
    </>
  );
}

import { Globe } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { languages } from 'shared/contract';
import { useRuntime } from 'shared/runtime';
import { DropdownMenu, IconButton } from 'shared/ui';
import { languageNames } from '../common/languageNames';

/** Changes the language of the whole page; the choice is kept. */
export function LanguageMenu() {
  const { t } = useTranslation('shell');
  const runtime = useRuntime();
  return (
    <DropdownMenu
      trigger={['click']}
      menu={{
        selectable: true,
        selectedKeys: [runtime.languages.get()],
        items: languages.map((language) => ({
          key: language,
          label: <span lang={language}>{languageNames[language]}</span>,
          onClick: () => void runtime.languages.set(language),
        })),
      }}
    >
      <IconButton label={t('language')} icon={Globe} />
    </DropdownMenu>
  );
}

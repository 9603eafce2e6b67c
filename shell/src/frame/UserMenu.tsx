import { Globe, LogOut, Moon, RotateCcw, Sun } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { languages } from 'shared/contract';
import { useRuntime, useSession } from 'shared/runtime';
import { Avatar, Dropdown, Icon, useIsNarrow } from 'shared/ui';
import { useDemo } from '../demo/DemoContext';
import { useChangeSettings, useSettings } from '../settings/useSettings';
import { languageNames } from './LanguageMenu';
import styles from './Navbar.module.css';
import userStyles from './UserMenu.module.css';

/** Who is signed in, and what is theirs alone. On phones also what the navbar has no room for. */
export function UserMenu() {
  const { t } = useTranslation('shell');
  const runtime = useRuntime();
  const { user } = useSession();
  const isNarrow = useIsNarrow();
  const isDark = useSettings().skin === 'dark';
  const change = useChangeSettings();
  const demo = useDemo();
  if (!user) return null;

  const phoneItems = [
    {
      key: 'skin',
      icon: <Icon of={isDark ? Sun : Moon} />,
      label: isDark ? t('skin.light') : t('skin.dark'),
      onClick: () => change({ skin: isDark ? 'light' : 'dark' }),
    },
    {
      key: 'language',
      icon: <Icon of={Globe} />,
      label: t('language'),
      children: languages.map((language) => ({
        key: language,
        label: languageNames[language],
        onClick: () => void runtime.languages.set(language),
      })),
    },
    { type: 'divider' as const, key: 'end' },
  ];

  return (
    <Dropdown
      trigger={['click']}
      placement="bottomRight"
      menu={{
        items: [
          {
            key: 'person',
            disabled: true,
            label: (
              <span className={userStyles.person}>
                <strong>{user.fullName}</strong>
                <span>{t(`roles.${user.role}`)}</span>
              </span>
            ),
          },
          { type: 'divider' as const, key: 'start' },
          ...(isNarrow ? phoneItems : []),
          ...(demo
            ? [
                {
                  key: 'reset',
                  icon: <Icon of={RotateCcw} />,
                  label: t('demo.reset'),
                  onClick: () => void demo.reset(),
                },
              ]
            : []),
          { key: 'out', icon: <Icon of={LogOut} />, label: t('signOut'), onClick: () => runtime.session.signOut() },
        ],
      }}
    >
      <button type="button" className={styles.user} aria-label={t('account', { name: user.fullName })}>
        <Avatar name={user.fullName} src={user.avatar} />
      </button>
    </Dropdown>
  );
}

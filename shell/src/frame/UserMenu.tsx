import { Globe, LogOut, Moon, RotateCcw, ScanSearch, Settings2, Star, Sun } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { languages } from 'shared/contract';
import { useRuntime, useSession } from 'shared/runtime';
import { Avatar, DropdownMenu, Icon, IconDrawing, useIsNarrow } from 'shared/ui';
import { useBookmarks } from '../bookmarks/useBookmarks';
import { useInspector } from '../context/InspectorContext';
import { useShell } from '../context/ShellContext';
import { useChangeSettings, useDarkMode, useSettings } from '../settings/useSettings';
import { languageNames } from './LanguageMenu';
import styles from './UserMenu.module.css';
import { useIsOnline } from './useIsOnline';

/** Pages about the person, shown when some app has them and the person may open them. */
const personalPaths = ['/pages/profile', '/pages/account-settings'];

/** Who is signed in, and what is theirs alone. On phones also what the navbar has no room for. */
export function UserMenu() {
  const { t } = useTranslation('shell');
  const runtime = useRuntime();
  const navigate = useNavigate();
  const { user } = useSession();
  const isNarrow = useIsNarrow();
  const isOnline = useIsOnline();
  const { hasCustomizer } = useSettings();
  const { isDark, toggle } = useDarkMode();
  const change = useChangeSettings();
  const { demo } = useShell();
  const openInspector = useInspector();
  const { pages, bookmarks } = useBookmarks();
  if (!user) return null;

  const toPage = ({ id, title, path, icon }: (typeof pages)[number]) => ({
    key: `page-${id}`,
    icon: <IconDrawing nodes={icon} />,
    label: title,
    onClick: () => navigate(path),
  });
  const personal = personalPaths.flatMap((path) => pages.filter((page) => page.path === path)).map(toPage);
  const onPhones = [
    {
      key: 'bookmarks',
      icon: <Icon of={Star} />,
      label: t('bookmarks.title'),
      children: bookmarks.filter(({ isUnavailable }) => !isUnavailable).map(toPage),
    },
    {
      key: 'skin',
      icon: <Icon of={isDark ? Sun : Moon} />,
      label: isDark ? t('skin.light') : t('skin.dark'),
      onClick: toggle,
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
  ];
  const reset = {
    key: 'reset',
    icon: <Icon of={RotateCcw} />,
    label: t('demo.reset'),
    onClick: () => void demo?.reset(),
  };

  const inspector = (open: () => void) => ({
    key: 'inspector',
    icon: <Icon of={ScanSearch} />,
    label: t('inspector.title'),
    onClick: open,
  });

  return (
    <DropdownMenu
      trigger={['click']}
      placement="bottomRight"
      menu={{
        items: [
          {
            key: 'person',
            disabled: true,
            label: (
              <span className={styles.person}>
                <strong>{user.fullName}</strong>
                <span>{t(`roles.${user.role}`)}</span>
              </span>
            ),
          },
          { type: 'divider' as const, key: 'start' },
          ...personal,
          ...(isNarrow ? onPhones : []),
          {
            key: 'customizer',
            icon: <Icon of={Settings2} />,
            label: t('customizer.title'),
            onClick: () => change({ hasCustomizer: !hasCustomizer }),
          },
          ...(openInspector ? [inspector(openInspector)] : []),
          ...(demo ? [reset] : []),
          { type: 'divider' as const, key: 'end' },
          { key: 'out', icon: <Icon of={LogOut} />, label: t('signOut'), onClick: () => runtime.session.signOut() },
        ],
      }}
    >
      <button type="button" className={styles.user} aria-label={t('account', { name: user.fullName })}>
        <Avatar name={user.fullName} src={user.avatar} status={isOnline ? 'online' : 'offline'} />
      </button>
    </DropdownMenu>
  );
}

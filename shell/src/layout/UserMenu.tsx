import { languages } from '@atrium/contract';
import { useRuntime, useSession } from '@atrium/sdk';
import { Avatar, DropdownMenu, Icon, Kbd, useIsNarrow, VisuallyHidden } from '@atrium/ui';
import { Globe, Star } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { languageNames } from '../common/languageNames';
import { personPages } from '../navigation/searchEntries';
import { useBookmarks } from '../navigation/useBookmarks';
import { type ShellAction, useShellActions } from '../navigation/useShellActions';
import { useIsOnline } from './Banners';
import styles from './UserMenu.module.css';
import { usePageItem } from './usePageItem';

/** The user's menu. On phones also the entries that do not fit into the navbar. */
export function UserMenu() {
  const { t } = useTranslation('shell');
  const { user } = useSession();
  const isOnline = useIsOnline();
  const items = useUserMenu();
  if (!user) return null;

  const person = (
    <span className={styles.person}>
      <strong>{user.fullName}</strong>
      <span>{user.roleName ?? t(`roles.${user.role}`)}</span>
    </span>
  );
  return (
    <DropdownMenu
      trigger={['click']}
      placement="bottomRight"
      menu={{
        items: [{ key: 'person', disabled: true, label: person }, { type: 'divider' as const, key: 'start' }, ...items],
      }}
    >
      <button type="button" className={styles.user}>
        <VisuallyHidden>{t('account', { name: user.fullName })}</VisuallyHidden>
        <Avatar name={user.fullName} src={user.avatar} status={isOnline ? 'online' : 'offline'} />
      </button>
    </DropdownMenu>
  );
}

/** The pages that the menu leads to: those about the person, and the bookmarks. */
function usePageItems() {
  const { pages, bookmarks } = useBookmarks();
  const toPage = usePageItem();
  return {
    own: personPages(pages, 'own').map(toPage),
    other: personPages(pages, 'other').map(toPage),
    bookmarked: bookmarks.filter(({ isUnavailable }) => !isUnavailable).map(toPage),
  };
}

type PageItems = ReturnType<typeof usePageItems>;

const toItem = ({ id, icon, label, shortcut, run }: ShellAction, hasKeys: boolean) => ({
  key: id,
  icon: <Icon of={icon} />,
  label,
  onClick: run,
  ...(hasKeys &&
    shortcut && {
      extra: <Kbd keys={shortcut} isHidden />,
    }),
});

function usePhoneItems(bookmarked: PageItems['bookmarked']) {
  const { t } = useTranslation('shell');
  const runtime = useRuntime();
  return {
    bookmarks: { key: 'bookmarks', icon: <Icon of={Star} />, label: t('bookmarks.title'), children: bookmarked },
    languages: {
      key: 'language',
      icon: <Icon of={Globe} />,
      label: t('language'),
      children: languages.map((language) => ({
        key: language,
        label: languageNames[language],
        onClick: () => void runtime.languages.set(language),
      })),
    },
  };
}

const tools = ['documentation', 'customizer', 'sheet', 'inspector', 'reset'];

function useUserMenu() {
  const isNarrow = useIsNarrow();
  const { own, other, bookmarked } = usePageItems();
  const onPhones = usePhoneItems(bookmarked);
  const actions = useShellActions();
  const itemsOf = (ids: readonly string[]) =>
    actions.filter(({ id }) => ids.includes(id)).map((action) => toItem(action, !isNarrow));
  return [
    ...own,
    ...(own.length > 0 ? [{ type: 'divider' as const, key: 'other' }] : []),
    ...other,
    ...(isNarrow ? [onPhones.bookmarks, ...itemsOf(['skin']), onPhones.languages] : []),
    ...itemsOf(tools),
    { type: 'divider' as const, key: 'end' },
    ...itemsOf(['signOut']),
  ];
}

import { Globe, Star } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { languages } from 'shared/contract';
import { useRuntime } from 'shared/runtime';
import { Icon, Kbd, useIsNarrow } from 'shared/ui';
import type { FrameAction } from '../actions/frameAction';
import { useFrameActions } from '../actions/useFrameActions';
import { useBookmarks } from '../bookmarks/useBookmarks';
import { languageNames } from '../model/languageNames';
import { usePageItem } from './usePageItem';

/** Pages about the person and their work, shown when some app has them and the person may open them; some by another name. */
const ownPages = [
  { path: '/pages/profile' },
  { path: '/apps/email', label: 'userMenu.inbox' },
  { path: '/apps/todo', label: 'userMenu.tasks' },
  { path: '/apps/chat', label: 'userMenu.chats' },
] as const;
const otherPages = [{ path: '/pages/account-settings' }, { path: '/pages/pricing' }, { path: '/pages/faq' }] as const;

type NamedPage = (typeof ownPages | typeof otherPages)[number];

/** The pages that the menu leads to: those about the person, and the bookmarks. */
function usePageItems() {
  const { t } = useTranslation('shell');
  const { pages, bookmarks } = useBookmarks();
  const toPage = usePageItem();
  const find = (wanted: readonly NamedPage[]) =>
    wanted.flatMap((one) =>
      pages
        .filter(({ path }) => path === one.path)
        .map((page) => toPage({ ...page, title: 'label' in one ? t(one.label) : page.title })),
    );
  return {
    own: find(ownPages),
    other: find(otherPages),
    bookmarked: bookmarks.filter(({ isUnavailable }) => !isUnavailable).map(toPage),
  };
}

type PageItems = ReturnType<typeof usePageItems>;

const toItem = ({ id, icon, label, keys, run }: FrameAction, hasKeys: boolean) => ({
  key: id,
  icon: <Icon of={icon} />,
  label,
  onClick: run,
  ...(hasKeys &&
    keys && {
      extra: (
        <span aria-hidden="true">
          <Kbd keys={keys} />
        </span>
      ),
    }),
});

/** What the navbar has no room for on phones. */
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

/** What the menu offers beside pages, where the person has it. */
const tools = ['customizer', 'sheet', 'inspector', 'reset'];

/** The entries of the person's menu, below their name. */
export function useUserMenu() {
  const isNarrow = useIsNarrow();
  const { own, other, bookmarked } = usePageItems();
  const onPhones = usePhoneItems(bookmarked);
  const actions = useFrameActions();
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

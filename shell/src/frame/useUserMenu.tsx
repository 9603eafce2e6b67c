import { Globe, LogOut, Moon, RotateCcw, ScanSearch, Settings2, Star, Sun } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { languages } from 'shared/contract';
import { useRuntime } from 'shared/runtime';
import { Icon, useConfirm, useIsNarrow } from 'shared/ui';
import { useSignOut } from '../auth/useSignOut';
import { useBookmarks } from '../bookmarks/useBookmarks';
import { useInspector } from '../context/InspectorContext';
import { useShell } from '../context/ShellContext';
import { useChangeSettings, useDarkMode, useSettings } from '../settings/useSettings';
import { languageNames } from './LanguageMenu';
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

/** What the navbar has no room for on phones. */
function usePhoneItems(bookmarked: PageItems['bookmarked']) {
  const { t } = useTranslation('shell');
  const runtime = useRuntime();
  const { isDark, toggle } = useDarkMode();
  return [
    { key: 'bookmarks', icon: <Icon of={Star} />, label: t('bookmarks.title'), children: bookmarked },
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
}

/** What there is to open and to do beside the pages, as far as it is there for this person. */
function useToolItems() {
  const { t } = useTranslation('shell');
  const { hasCustomizer } = useSettings();
  const change = useChangeSettings();
  const { demo } = useShell();
  const openInspector = useInspector();
  const confirm = useConfirm();
  const askAndReset = async () => {
    const question = { title: t('demo.resetTitle'), text: t('demo.resetText'), confirm: t('demo.reset') };
    if (await confirm({ ...question, isDanger: true })) await demo?.reset();
  };
  return [
    {
      key: 'customizer',
      icon: <Icon of={Settings2} />,
      label: t('customizer.title'),
      onClick: () => change({ hasCustomizer: !hasCustomizer }),
    },
    ...(openInspector
      ? [{ key: 'inspector', icon: <Icon of={ScanSearch} />, label: t('inspector.title'), onClick: openInspector }]
      : []),
    ...(demo
      ? [{ key: 'reset', icon: <Icon of={RotateCcw} />, label: t('demo.reset'), onClick: () => void askAndReset() }]
      : []),
  ];
}

/** The entries of the person's menu, below their name. */
export function useUserMenu() {
  const { t } = useTranslation('shell');
  const signOut = useSignOut();
  const isNarrow = useIsNarrow();
  const { own, other, bookmarked } = usePageItems();
  const onPhones = usePhoneItems(bookmarked);
  const tools = useToolItems();
  return [
    ...own,
    ...(own.length > 0 ? [{ type: 'divider' as const, key: 'other' }] : []),
    ...other,
    ...(isNarrow ? onPhones : []),
    ...tools,
    { type: 'divider' as const, key: 'end' },
    { key: 'out', icon: <Icon of={LogOut} />, label: t('signOut'), onClick: signOut },
  ];
}

import { Globe, LogOut, Moon, RotateCcw, ScanSearch, Settings2, Star, Sun } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { languages } from 'shared/contract';
import { useRuntime } from 'shared/runtime';
import { Icon, IconDrawing, useConfirm, useIsNarrow } from 'shared/ui';
import { useSignOut } from '../auth/useSignOut';
import { useBookmarks } from '../bookmarks/useBookmarks';
import { useInspector } from '../context/InspectorContext';
import { useShell } from '../context/ShellContext';
import type { PageHit } from '../model/searchEntries';
import { useChangeSettings, useDarkMode, useSettings } from '../settings/useSettings';
import { languageNames } from './LanguageMenu';

/** Pages about the person, shown when some app has them and the person may open them. */
const personalPaths = ['/pages/profile', '/pages/account-settings'];

/** The pages that the menu leads to: those about the person, and the bookmarks. */
function usePageItems() {
  const navigate = useNavigate();
  const { pages, bookmarks } = useBookmarks();
  const toPage = ({ id, title, path, icon }: PageHit) => ({
    key: `page-${id}`,
    icon: <IconDrawing nodes={icon} />,
    label: title,
    onClick: () => navigate(path),
  });
  return {
    personal: personalPaths.flatMap((path) => pages.filter((page) => page.path === path)).map(toPage),
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
  const { personal, bookmarked } = usePageItems();
  const onPhones = usePhoneItems(bookmarked);
  const tools = useToolItems();
  return [
    ...personal,
    ...(isNarrow ? onPhones : []),
    ...tools,
    { type: 'divider' as const, key: 'end' },
    { key: 'out', icon: <Icon of={LogOut} />, label: t('signOut'), onClick: signOut },
  ];
}

import { languages, type Shortcut } from '@atrium/contract';
import { hostActions } from '@atrium/contract/host';
import { useRuntime, useShortcutSheet } from '@atrium/sdk';
import { useConfirm } from '@atrium/ui';
import {
  Globe,
  Keyboard,
  LifeBuoy,
  LogOut,
  type LucideIcon,
  Moon,
  PaintRoller,
  PanelLeft,
  PanelRight,
  RotateCcw,
  ScanSearch,
  Settings2,
  Sun,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useAppHost } from '../apps/AppHost';
import { basePath } from '../common/basePath';
import { languageNames } from '../common/languageNames';
import { skins } from '../common/settings';
import { useChangeSettings, useDarkMode, useSettings } from '../common/useSettings';
import { useInspector } from '../inspector/InspectorHost';
import { useSignOut } from '../session/useSignOut';
import { useSearchFor } from './paletteContext';

export interface ShellAction {
  id: string;
  label: string;
  icon: LucideIcon;
  /** Further search terms, computed when the palette searches. */
  words?: () => string;
  shortcut?: Shortcut;
  run: () => void;
}

/** The keys of a shell action. */
const shortcutOf = (id: string): { shortcut?: Shortcut } =>
  isHostAction(id) ? { shortcut: hostActions[id].shortcut } : {};

const isHostAction = (id: string): id is keyof typeof hostActions => Object.hasOwn(hostActions, id);

/** Actions on the appearance: skin, direction, language, menu. */
function useAppearanceActions(): ShellAction[] {
  const { t } = useTranslation('shell');
  const runtime = useRuntime();
  const skinAction = useSkinAction();
  const { skin, isRightToLeft, isMenuCollapsed } = useSettings();
  const change = useChangeSettings();
  const searchFor = useSearchFor();
  const chosen = runtime.languages.get();
  return [
    skinAction,
    ...skins
      .filter((one) => one !== skin)
      .map((one) => ({
        id: `skin-${one}`,
        label: t('actions.wear', { skin: t(`customizer.skin.${one}`) }),
        icon: PaintRoller,
        run: () => change({ skin: one }),
      })),
    {
      id: 'direction',
      label: isRightToLeft ? t('actions.leftToRight') : t('actions.rightToLeft'),
      icon: isRightToLeft ? PanelLeft : PanelRight,
      run: () => change({ isRightToLeft: !isRightToLeft }),
    },
    { id: 'language', label: t('actions.language'), icon: Globe, run: () => searchFor(t('language')) },
    ...languages
      .filter((language) => language !== chosen)
      .map((language) => ({
        id: `language-${language}`,
        label: t('actions.speak', { language: languageNames[language] }),
        words: () => new Intl.DisplayNames([chosen, 'en'], { type: 'language' }).of(language) ?? '',
        icon: Globe,
        run: () => void runtime.languages.set(language),
      })),
    {
      id: 'menu',
      label: isMenuCollapsed ? t('menu.keepOpen') : t('menu.collapse'),
      icon: PanelLeft,
      run: () => change({ isMenuCollapsed: !isMenuCollapsed }),
    },
  ];
}

function useToolActions(): ShellAction[] {
  const { t } = useTranslation('shell');
  const signOut = useSignOut();
  const confirm = useConfirm();
  const { hasCustomizer } = useSettings();
  const change = useChangeSettings();
  const { demo } = useAppHost();
  const openInspector = useInspector();
  const openSheet = useShortcutSheet();
  const askAndReset = async () => {
    const question = { title: t('demo.resetTitle'), text: t('demo.resetText'), confirm: t('demo.reset') };
    if (await confirm({ ...question, isDanger: true })) await demo?.reset();
  };
  return [
    {
      id: 'documentation',
      label: t('documentation'),
      words: () => 'help docs',
      icon: LifeBuoy,
      // A page of its own, in English: what somebody writes here stays.
      run: () => void window.open(`${basePath}/docs/`, '_blank', 'noopener'),
    },
    { id: 'sheet', label: t('shortcuts.title'), icon: Keyboard, run: openSheet },
    {
      id: 'customizer',
      label: t('customizer.title'),
      icon: Settings2,
      run: () => change({ hasCustomizer: !hasCustomizer }),
    },
    ...(openInspector
      ? [
          {
            id: 'inspector',
            label: t('inspector.title'),
            words: () => 'inspector',
            icon: ScanSearch,
            run: openInspector,
          },
        ]
      : []),
    ...(demo ? [{ id: 'reset', label: t('demo.reset'), icon: RotateCcw, run: () => void askAndReset() }] : []),
    { id: 'signOut', label: t('signOut'), icon: LogOut, run: signOut },
  ];
}

export function useShellActions(): ShellAction[] {
  const appearance = useAppearanceActions();
  const tools = useToolActions();
  return [...appearance, ...tools].map((action) => ({ ...action, ...shortcutOf(action.id) }));
}

/** Light or dark: the one action that a person who has not signed in has too. */
export function useSkinAction(): ShellAction {
  const { t } = useTranslation('shell');
  const { isDark, toggle } = useDarkMode();
  return {
    id: 'skin',
    label: isDark ? t('skin.light') : t('skin.dark'),
    icon: isDark ? Sun : Moon,
    run: toggle,
    ...shortcutOf('skin'),
  };
}

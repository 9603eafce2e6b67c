import { ownerOfPath } from '@atrium/contract/host';
import { useApps, useCan } from '@atrium/sdk';
import { Button, SideDrawer, Switch, useIsWide, useTexts } from '@atrium/ui';
import { useTranslation } from 'react-i18next';
import { usePathname } from '../common/GuardedRouter';
import {
  contentWidths,
  defaultSettings,
  footerTypes,
  layouts,
  navbarTypes,
  skins,
  transitions,
} from '../common/settings';
import { useRestoreFocus } from '../common/useRestoreFocus';
import { useChangeSettings, useSettings } from '../common/useSettings';
import { readSamples } from '../navigation/shellMenu';
import { Choice, NavbarColors } from './Choice';
import styles from './Customizer.module.css';
import de from './locales/de.json';
import en from './locales/en.json';
import fr from './locales/fr.json';
import pt from './locales/pt.json';

/** A bar of its own above the menu's bar is all that a navbar over a horizontal menu can be. */
const barTypes = ['sticky', 'hidden'] as const;

/** Settings of the layout and appearance that have an effect on this page; applied and stored at once. */
export default function Customizer({ onClose }: { onClose: () => void }) {
  useTexts('customizer', { en, de, fr, pt });
  const { t } = useTranslation('customizer');
  const { hasCustomizer, isMenuHidden, layout } = useSettings();
  const change = useChangeSettings();
  const isWide = useIsWide();
  const can = useCan();
  const pathname = usePathname();
  const isFull = ownerOfPath(useApps(), pathname)?.entry.layout === 'full';
  useRestoreFocus();

  return (
    <SideDrawer
      open
      mask={false}
      onClose={onClose}
      title={t('title')}
      size={340}
      footer={<Button onClick={() => change({ ...defaultSettings, hasCustomizer })}>{t('defaults')}</Button>}
    >
      <div className={styles.parts}>
        <AppearanceChoices isWide={isWide} />
        <NavbarColors />
        <PageChoices />
        {isFull && <p className={styles.hint}>{t('here')}</p>}
        <Flag name="isRightToLeft" />
        {isWide && !isMenuHidden && layout === 'vertical' && <Flag name="isMenuCollapsed" />}
        {isWide && <Flag name="isMenuHidden" />}
        <Flag name="hasScrollToTop" />
        {can(readSamples) && <Flag name="hasSamples" />}
      </div>
    </SideDrawer>
  );
}

/** Skin, menu, width and navbar. Where the menu has no place beside the page, there is nothing to choose about its place. */
function AppearanceChoices({ isWide }: { isWide: boolean }) {
  const { t } = useTranslation('customizer');
  const settings = useSettings();
  const change = useChangeSettings();
  const isHorizontal = settings.layout === 'horizontal' && isWide;
  const { navbarType } = settings;
  return (
    <>
      <Choice
        name="skin"
        textOf={(one) => t(`skin.${one}`)}
        values={isWide ? skins : skins.filter((skin) => skin !== 'semi-dark')}
        value={settings.skin}
        onChange={(skin) => change({ skin })}
      />
      {isWide && (
        <>
          <Choice
            name="layout"
            textOf={(one) => t(`layout.${one}`)}
            values={layouts}
            value={settings.layout}
            onChange={(layout) => change({ layout })}
          />
          <Choice
            name="contentWidth"
            textOf={(one) => t(`contentWidth.${one}`)}
            values={contentWidths}
            value={settings.contentWidth}
            onChange={(contentWidth) => change({ contentWidth })}
          />
        </>
      )}
      <Choice
        name="navbarType"
        textOf={(one) => t(`navbarType.${one}`)}
        values={isHorizontal ? barTypes : navbarTypes}
        value={isHorizontal && navbarType !== 'hidden' ? 'sticky' : navbarType}
        onChange={(type) => change({ navbarType: type })}
      />
    </>
  );
}

function PageChoices() {
  const { t } = useTranslation('customizer');
  const settings = useSettings();
  const change = useChangeSettings();
  return (
    <>
      <Choice
        name="footerType"
        textOf={(one) => t(`footerType.${one}`)}
        values={footerTypes}
        value={settings.footerType}
        onChange={(footerType) => change({ footerType })}
      />
      <Choice
        name="transition"
        textOf={(one) => t(`transition.${one}`)}
        values={transitions}
        value={settings.transition}
        onChange={(transition) => change({ transition })}
      />
    </>
  );
}

function Flag({
  name,
}: {
  name: 'isRightToLeft' | 'isMenuCollapsed' | 'isMenuHidden' | 'hasScrollToTop' | 'hasSamples';
}) {
  const { t } = useTranslation('customizer');
  const settings = useSettings();
  const change = useChangeSettings();
  const id = `customizer-${name}`;
  return (
    <label className={styles.flag} htmlFor={id}>
      {t(`${name}`)}
      <Switch id={id} size="small" checked={settings[name]} onChange={(value) => change({ [name]: value })} />
    </label>
  );
}

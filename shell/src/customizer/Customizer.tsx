import { useTranslation } from 'react-i18next';
import { Button, Drawer, Segmented, Switch } from 'shared/ui';
import { useRestoreFocus } from '../hooks/useRestoreFocus';
import {
  contentWidths,
  defaultSettings,
  footerTypes,
  layouts,
  navbarTypes,
  skins,
  transitions,
} from '../settings/settings';
import { useChangeSettings, useSettings } from '../settings/useSettings';
import styles from './Customizer.module.css';
import { NavbarColors } from './NavbarColors';

interface ChoiceProps<Value extends string> {
  label: string;
  values: readonly Value[];
  textOf: (value: Value) => string;
  value: Value;
  onChange: (value: Value) => void;
}

/** Everything about the frame that a person may change; each change shows at once and is kept. */
export default function Customizer({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('shell');
  const { hasCustomizer } = useSettings();
  const change = useChangeSettings();
  useRestoreFocus();

  return (
    <Drawer
      open
      mask={false}
      onClose={onClose}
      title={t('customizer.title')}
      size={340}
      footer={<Button onClick={() => change({ ...defaultSettings, hasCustomizer })}>{t('customizer.defaults')}</Button>}
    >
      <div className={styles.parts}>
        <LookChoices />
        <NavbarColors />
        <PageChoices />
        <Flag name="isRightToLeft" />
        <Flag name="isMenuCollapsed" />
        <Flag name="isMenuHidden" />
        <Flag name="hasScrollToTop" />
      </div>
    </Drawer>
  );
}

/** Skin, menu, width and navbar. */
function LookChoices() {
  const { t } = useTranslation('shell');
  const settings = useSettings();
  const change = useChangeSettings();
  return (
    <>
      <Choice
        label={t('customizer.skin.name')}
        textOf={(one) => t(`customizer.skin.${one}`)}
        values={skins}
        value={settings.skin}
        onChange={(skin) => change({ skin })}
      />
      <Choice
        label={t('customizer.layout.name')}
        textOf={(one) => t(`customizer.layout.${one}`)}
        values={layouts}
        value={settings.layout}
        onChange={(layout) => change({ layout })}
      />
      <Choice
        label={t('customizer.contentWidth.name')}
        textOf={(one) => t(`customizer.contentWidth.${one}`)}
        values={contentWidths}
        value={settings.contentWidth}
        onChange={(contentWidth) => change({ contentWidth })}
      />
      <Choice
        label={t('customizer.navbarType.name')}
        textOf={(one) => t(`customizer.navbarType.${one}`)}
        values={navbarTypes}
        value={settings.navbarType}
        onChange={(navbarType) => change({ navbarType })}
      />
    </>
  );
}

/** The footer, and how pages come in. */
function PageChoices() {
  const { t } = useTranslation('shell');
  const settings = useSettings();
  const change = useChangeSettings();
  return (
    <>
      <Choice
        label={t('customizer.footerType.name')}
        textOf={(one) => t(`customizer.footerType.${one}`)}
        values={footerTypes}
        value={settings.footerType}
        onChange={(footerType) => change({ footerType })}
      />
      <Choice
        label={t('customizer.transition.name')}
        textOf={(one) => t(`customizer.transition.${one}`)}
        values={transitions}
        value={settings.transition}
        onChange={(transition) => change({ transition })}
      />
    </>
  );
}

function Choice<Value extends string>({ label, textOf, values, value, onChange }: ChoiceProps<Value>) {
  return (
    <div className={styles.part}>
      <span className={styles.label}>{label}</span>
      <Segmented
        block
        size="small"
        aria-label={label}
        value={value}
        onChange={onChange}
        options={values.map((one) => ({ value: one, label: textOf(one) }))}
      />
    </div>
  );
}

function Flag({ name }: { name: 'isRightToLeft' | 'isMenuCollapsed' | 'isMenuHidden' | 'hasScrollToTop' }) {
  const { t } = useTranslation('shell');
  const settings = useSettings();
  const change = useChangeSettings();
  const id = `customizer-${name}`;
  return (
    <label className={styles.flag} htmlFor={id}>
      {t(`customizer.${name}`)}
      <Switch id={id} size="small" checked={settings[name]} onChange={(value) => change({ [name]: value })} />
    </label>
  );
}

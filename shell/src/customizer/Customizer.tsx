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
  name: string;
  values: readonly Value[];
  value: Value;
  onChange: (value: Value) => void;
}

/** Everything about the frame that a person may change; each change shows at once and is kept. */
export default function Customizer({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('shell');
  const settings = useSettings();
  const change = useChangeSettings();
  const { hasCustomizer } = settings;
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
        <Choice name="skin" values={skins} value={settings.skin} onChange={(skin) => change({ skin })} />
        <Choice name="layout" values={layouts} value={settings.layout} onChange={(layout) => change({ layout })} />
        <Choice
          name="contentWidth"
          values={contentWidths}
          value={settings.contentWidth}
          onChange={(contentWidth) => change({ contentWidth })}
        />
        <Choice
          name="navbarType"
          values={navbarTypes}
          value={settings.navbarType}
          onChange={(navbarType) => change({ navbarType })}
        />
        <NavbarColors />
        <Choice
          name="footerType"
          values={footerTypes}
          value={settings.footerType}
          onChange={(footerType) => change({ footerType })}
        />
        <Choice
          name="transition"
          values={transitions}
          value={settings.transition}
          onChange={(transition) => change({ transition })}
        />
        <Flag name="isRightToLeft" />
        <Flag name="isMenuCollapsed" />
        <Flag name="isMenuHidden" />
        <Flag name="hasScrollToTop" />
      </div>
    </Drawer>
  );
}

function Choice<Value extends string>({ name, values, value, onChange }: ChoiceProps<Value>) {
  const { t } = useTranslation('shell');
  const label = t(`customizer.${name}.name`);
  return (
    <div className={styles.part}>
      <span className={styles.label}>{label}</span>
      <Segmented
        block
        size="small"
        aria-label={label}
        value={value}
        onChange={onChange}
        options={values.map((one) => ({ value: one, label: t(`customizer.${name}.${one}`) }))}
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

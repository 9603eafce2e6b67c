import { useTranslation } from 'react-i18next';
import { navbarColors } from '../common/settings';
import { useChangeSettings, useSettings } from '../common/useSettings';
import styles from './Customizer.module.css';

interface Props<Value extends string> {
  name: 'skin' | 'layout' | 'contentWidth' | 'navbarType' | 'footerType' | 'transition';
  values: readonly Value[];
  textOf: (value: Value) => string;
  value: Value;
  onChange: (value: Value) => void;
}

export function Choice<Value extends string>({ name, values, textOf, value, onChange }: Props<Value>) {
  const { t } = useTranslation('customizer');
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.name}>{t(`${name}.name`)}</legend>
      {values.map((one) => (
        <label key={one} className={styles.value}>
          <input type="radio" name={`customizer-${name}`} checked={one === value} onChange={() => onChange(one)} />
          {textOf(one)}
        </label>
      ))}
    </fieldset>
  );
}

export function NavbarColors() {
  const { t } = useTranslation('customizer');
  const { navbarColor } = useSettings();
  const change = useChangeSettings();
  return (
    <fieldset className={styles.colors}>
      <legend className={styles.label}>{t('navbarColor.name')}</legend>
      {navbarColors.map((color) => (
        <label key={color} className={styles.color} data-color={color} title={t(`navbarColor.${color}`)}>
          <input
            type="radio"
            name="navbar-color"
            checked={navbarColor === color}
            aria-label={t(`navbarColor.${color}`)}
            onChange={() => change({ navbarColor: color })}
          />
        </label>
      ))}
    </fieldset>
  );
}

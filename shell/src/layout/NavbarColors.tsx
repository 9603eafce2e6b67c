import { useTranslation } from 'react-i18next';
import { navbarColors } from '../common/settings';
import { useChangeSettings, useSettings } from '../common/useSettings';
import styles from './Customizer.module.css';

/** The colours that the navbar may have. */
export function NavbarColors() {
  const { t } = useTranslation('shell');
  const { navbarColor } = useSettings();
  const change = useChangeSettings();
  return (
    <fieldset className={styles.colors}>
      <legend className={styles.label}>{t('customizer.navbarColor.name')}</legend>
      {navbarColors.map((color) => (
        <label key={color} className={styles.color} data-color={color} title={t(`customizer.navbarColor.${color}`)}>
          <input
            type="radio"
            name="navbar-color"
            checked={navbarColor === color}
            aria-label={t(`customizer.navbarColor.${color}`)}
            onChange={() => change({ navbarColor: color })}
          />
        </label>
      ))}
    </fieldset>
  );
}

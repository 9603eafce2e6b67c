import { useTranslation } from 'react-i18next';
import styles from './Choice.module.css';

interface Props<Value extends string> {
  /** The setting, whose name the texts have. */
  name: 'skin' | 'layout' | 'contentWidth' | 'navbarType' | 'footerType' | 'transition';
  values: readonly Value[];
  textOf: (value: Value) => string;
  value: Value;
  onChange: (value: Value) => void;
}

/** One of a few: as many in a row as have room for their words. */
export function Choice<Value extends string>({ name, values, textOf, value, onChange }: Props<Value>) {
  const { t } = useTranslation('shell');
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.name}>{t(`customizer.${name}.name`)}</legend>
      {values.map((one) => (
        <label key={one} className={styles.value}>
          <input type="radio" name={`customizer-${name}`} checked={one === value} onChange={() => onChange(one)} />
          {textOf(one)}
        </label>
      ))}
    </fieldset>
  );
}

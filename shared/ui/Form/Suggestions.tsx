import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import styles from './Form.module.css';

interface SuggestionsProps<Value> {
  values: readonly Value[];
  write: (value: Value) => string;
  onChoose: (value: Value) => void;
}

/** Beside a field: what may have been meant by what was typed, to choose from. */
export function Suggestions<Value extends string | number>({ values, write, onChoose }: SuggestionsProps<Value>) {
  const { t } = useTranslation('kit');
  return (
    <div className={styles.suggestions} role="status">
      {t('reading.didYouMean')}
      {values.map((value) => (
        // The field would be left by the press, and what is chosen be checked too late.
        <Button
          key={value}
          size="small"
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(value)}
        >
          {write(value)}
        </Button>
      ))}
    </div>
  );
}

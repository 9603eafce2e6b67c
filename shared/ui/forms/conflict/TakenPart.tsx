import { useTranslation } from 'react-i18next';
import { useFormat } from '../../format/useFormat';
import styles from './Conflict.module.css';
import { TakenFields, type TakenFieldsProps } from './TakenFields';

/** Beside what is chosen between: what needed no choice. */
export function TakenPart(props: TakenFieldsProps) {
  const { t } = useTranslation('kit');
  const format = useFormat();
  return (
    <section className={styles.takenPart}>
      <h3 className={styles.heading}>
        {t('conflict.takenTitle')} <span className={styles.count}>{format.number(props.fields.length)}</span>
      </h3>
      <TakenFields {...props} />
    </section>
  );
}

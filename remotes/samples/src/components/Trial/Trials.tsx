import { type Trial, TryIt } from '@atrium/gallery';
import { useTranslation } from 'react-i18next';
import { OpenCode } from '../Code/OpenCode';
import styles from './Trial.module.css';

/** Parts whose props are switched on the page, with the code that comes of it. */
export function Trials({ trials }: { trials: readonly Trial[] }) {
  const { t } = useTranslation('samples');
  return (
    <section aria-labelledby="try-it">
      <h2 id="try-it" className={styles.title}>
        {t('trial.title')}
      </h2>
      {trials.map((trial) => (
        <div key={trial.part}>
          {trials.length > 1 && <h3 className={styles.name}>{trial.part}</h3>}
          <TryIt trial={trial}>{(code) => <OpenCode label={t('codeOf', { title: trial.part })} code={code} />}</TryIt>
        </div>
      ))}
    </section>
  );
}

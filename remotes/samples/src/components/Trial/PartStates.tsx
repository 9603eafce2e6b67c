import { StatesTable, type Trial } from '@atrium/gallery';
import { useTranslation } from 'react-i18next';
import type en from '../../locales/en.json';
import styles from './Trial.module.css';

type StateName = keyof (typeof en)['state'];

/** Every kind of each part in every state. */
export function PartStates({ trials }: { trials: readonly Trial[] }) {
  const { t, i18n } = useTranslation('samples');
  const hasName = (state: string): state is StateName => i18n.exists(`state.${state}`, { ns: 'samples' });
  const shown = trials.filter(({ states }) => states().length > 0);
  return (
    <section aria-labelledby="states">
      <h2 id="states" className={styles.title}>
        {t('trial.states')}
      </h2>
      {shown.map((trial) => (
        <div key={trial.part}>
          {shown.length > 1 && <h3 className={styles.name}>{trial.part}</h3>}
          <StatesTable
            trial={trial}
            label={t('trial.statesOf', { name: trial.part })}
            kind={t('trial.kind')}
            nameOf={(state) => (hasName(state) ? t(`state.${state}`) : state)}
          />
        </div>
      ))}
    </section>
  );
}

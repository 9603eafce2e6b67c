import { StatesTable, type Trial, TryIt } from '@atrium/gallery';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type en from '../locales/en.json';
import { CopyCode } from './Code/CodeFold';
import { PlainCode } from './Code/PlainCode';
import styles from './Trials.module.css';

const Code = lazy(() => import('./Code/Code'));

/** A few lines of code that are always there, to read and to copy. */
function OpenCode({ label, code }: { label: string; code: string }) {
  return (
    <div className={styles.line}>
      <Suspense fallback={<PlainCode>{code}</PlainCode>}>
        <Code label={label}>{code}</Code>
      </Suspense>
      <CopyCode code={code} />
    </div>
  );
}

type StateName = keyof (typeof en)['state'];

export function ComponentStates({ trials }: { trials: readonly Trial[] }) {
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

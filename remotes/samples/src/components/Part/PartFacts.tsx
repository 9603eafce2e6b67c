import { Prose } from '@atrium/gallery';
import { LoadingRows } from '@atrium/ui';
import { useTranslation } from 'react-i18next';
import type { LoadedEntry } from '../Entry/useGallery';
import styles from './PartFacts.module.css';
import { PropTable } from './PropTable';
import { type PartFact, usePartFacts } from './usePartFacts';

/** How each part is imported, what it is, and its props: read from the kit's own sources. */
export function PartFacts({ entries }: { entries: readonly LoadedEntry[] }) {
  const { t } = useTranslation('samples');
  const facts = usePartFacts(entries);
  return (
    <section className={styles.parts} aria-labelledby="props">
      <h2 id="props" className={styles.title}>
        {t('props')}
      </h2>
      {facts ? facts.map((fact) => <Part key={fact.name} fact={fact} />) : <LoadingRows shape="line" rows={4} />}
    </section>
  );
}

const importOf = (name: string, entryPoint: string) => `import { ${name} } from '${entryPoint}';`;

function Part({ fact: { name, entryPoint, isOfAntd, text, props } }: { fact: PartFact }) {
  const { t } = useTranslation('samples');
  return (
    <div className={styles.part}>
      <h3 className={styles.name}>{name}</h3>
      {text && (
        <p className={styles.text} lang="en">
          <Prose text={text} />
        </p>
      )}
      {isOfAntd && <p className={styles.text}>{t('ofAntd')}</p>}
      <code className={styles.import} dir="ltr">
        {importOf(name, entryPoint)}
      </code>
      {props.length > 0 && <PropTable label={t('propsOf', { name })} props={props} />}
    </div>
  );
}

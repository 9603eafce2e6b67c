import { type Prop, Prose, readComponent, readExport, readProps, readStandards } from '@atrium/gallery';
import { LoadingRows } from '@atrium/ui';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './ComponentFacts.module.css';
import type { LoadedEntry } from './useGallery';

interface ComponentFact {
  name: string;
  entryPoint: string;
  /** Antd's own, themed: the kit has no source of it. */
  isOfAntd: boolean;
  text: string;
  props: Prop[];
}

async function readFact(name: string, { entryPoint, trials }: LoadedEntry): Promise<ComponentFact> {
  const source = await readComponent(name);
  const { text, props } = readExport(source, name);
  const standards = readStandards(source, name);
  const read = readProps(props).map((prop) => {
    const standard = standards.get(prop.name);
    return standard === undefined ? prop : { ...prop, standard };
  });
  // Anything that is antd's own has no source here: these are the props that can be tried.
  const tried = trials.find(({ part }) => part === name)?.props ?? [];
  return { name, entryPoint, isOfAntd: source === '', text, props: read.length > 0 ? read : [...tried] };
}

/** The facts of everything that entries show; undefined until they are read. */
function useComponentFacts(entries: readonly LoadedEntry[]): ComponentFact[] | undefined {
  const [facts, setFacts] = useState<ComponentFact[]>();
  useEffect(() => {
    let isCurrent = true;
    const all = entries.flatMap((entry) => entry.shows.map((name) => readFact(name, entry)));
    Promise.all(all).then(
      (read) => isCurrent && setFacts(read),
      () => isCurrent && setFacts([]),
    );
    return () => {
      isCurrent = false;
    };
  }, [entries]);
  return facts;
}

/** The props of a component: name, type, what holds without it, and what it does. */
function PropTable({ label, props }: { label: string; props: readonly Prop[] }) {
  const { t } = useTranslation('samples');
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
    <section className={styles.scroll} aria-label={label} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('prop.name')}</th>
            <th scope="col">{t('prop.type')}</th>
            <th scope="col">{t('prop.standard')}</th>
            <th scope="col">{t('prop.text')}</th>
          </tr>
        </thead>
        <tbody>
          {props.map(({ name, type, isOptional, standard, text }) => (
            <tr key={name}>
              <th scope="row" dir="ltr">
                {name}
                {isOptional && <span className={styles.optional}>?</span>}
              </th>
              <td dir="ltr">
                <code>{type}</code>
              </td>
              <td dir="ltr">{standard === undefined ? '–' : <code>{standard}</code>}</td>
              <td lang="en">
                <bdi>
                  <Prose text={text} />
                </bdi>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

export function ComponentFacts({ entries }: { entries: readonly LoadedEntry[] }) {
  const { t } = useTranslation('samples');
  const facts = useComponentFacts(entries);
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

function Part({ fact: { name, entryPoint, isOfAntd, text, props } }: { fact: ComponentFact }) {
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

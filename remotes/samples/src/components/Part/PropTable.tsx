import { type Prop, Prose } from '@atrium/gallery';
import { useTranslation } from 'react-i18next';
import styles from './PropTable.module.css';

/** The props of a component: name, type, what holds without it, and what it does. */
export function PropTable({ label, props }: { label: string; props: readonly Prop[] }) {
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

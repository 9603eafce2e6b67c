import { Slot } from '@atrium/sdk';
import { LoadingRows } from '@atrium/ui';
import { useTranslation } from 'react-i18next';
import type { CardCalls } from '../model/cardCalls';
import type { PageTexts } from '../model/samplePage';
import styles from './CallCards.module.css';
import { CodeCard } from './Code/CodeFold';
import { SampleLayout } from './SampleLayout';

/** Cards of the dashboards, in the place that they fill here, and the calls that they are made of. */
export function CallCards({ texts, cards: { slot, calls } }: { texts: PageTexts; cards: CardCalls }) {
  const { t } = useTranslation('samples');
  const sections = [
    { anchor: 'cards', label: t('cardCalls.cards') },
    { anchor: 'calls', label: t('cardCalls.calls') },
  ];
  const code = `<Slot name="${slot}" fallback={<LoadingRows shape="card" />} />`;
  return (
    <SampleLayout texts={texts} sections={sections}>
      <section aria-labelledby="cards">
        <h2 id="cards" className={styles.title}>
          {t('cardCalls.cards')}
        </h2>
        <Slot name={slot} fallback={<LoadingRows shape="card" rows={6} />} />
      </section>
      <section aria-labelledby="calls">
        <h2 id="calls" className={styles.title}>
          {t('cardCalls.calls')}
        </h2>
        <p>{t('cardCalls.text')}</p>
        <ol className={styles.calls} dir="ltr">
          {calls.map((call) => (
            <li key={call}>
              <code>{call}</code>
            </li>
          ))}
        </ol>
        <CodeCard label={t('codeOf', { title: t('cardCalls.cards') })} code={code} />
      </section>
    </SampleLayout>
  );
}

import { Prose } from '@atrium/gallery';
import { ErrorBoundary, ErrorState, PageMarkProvider, PageTitleProvider } from '@atrium/ui';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { CodeFold } from '../Code/CodeFold';
import styles from './ExampleCard.module.css';

/** The document and its bookmark are the page's: pages among the examples do not name it, nor are they marked. */
const keepTitle = () => undefined;

interface ExampleCardProps {
  /** Its id in the document. */
  anchor: string;
  title: string;
  /** What the comment above its code says. */
  text: string;
  code: string;
  of: ComponentType;
  /** Its text is in the language of the page; a comment in code is English. */
  isTranslated?: boolean;
}

/** An example as it works, with the code to copy. */
export function ExampleCard({ anchor, title, text, code, of: Drawn, isTranslated = false }: ExampleCardProps) {
  const { t } = useTranslation('samples');
  return (
    <section className={styles.example} aria-labelledby={anchor}>
      <h2 id={anchor} className={styles.title}>
        {title}
      </h2>
      {text && (
        <p className={styles.text} lang={isTranslated ? undefined : 'en'}>
          <Prose text={text} />
        </p>
      )}
      <div className={styles.card}>
        <div className={styles.stage} data-example-of={isTranslated ? 'app' : 'kit'}>
          <ErrorBoundary fallback={(error, retry) => <ErrorState error={error} onRetry={retry} />}>
            <PageTitleProvider value={keepTitle}>
              <PageMarkProvider value={null}>
                <Drawn />
              </PageMarkProvider>
            </PageTitleProvider>
          </ErrorBoundary>
        </div>
        <CodeFold label={t('codeOf', { title })} code={code} />
      </div>
    </section>
  );
}

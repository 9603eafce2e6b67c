import { Prose } from '@atrium/gallery';
import { ErrorBoundary, ErrorState, PageMarkProvider, PageTitleProvider } from '@atrium/ui';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import type en from '../locales/en.json';
import type { PageTexts } from '../model/samplePage';
import { CodeFold } from './Code/CodeFold';
import styles from './ExampleCard.module.css';
import { SampleLayout } from './SampleLayout';

/** The document and its bookmark are the page's: pages among the examples do not name it, nor are they marked. */
const keepTitle = () => undefined;

interface ExampleCardProps {
  anchor: string;
  title: string;
  text: string;
  code: string;
  of: ComponentType;
  /** Its text is in the language of the page; a comment in code is English. */
  isTranslated?: boolean;
}

export function ExampleCard({ anchor, title, text, code, of: Example, isTranslated = false }: ExampleCardProps) {
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
                <Example />
              </PageMarkProvider>
            </PageTitleProvider>
          </ErrorBoundary>
        </div>
        <CodeFold label={t('codeOf', { title })} code={code} />
      </div>
    </section>
  );
}

export interface OwnExample {
  name: keyof (typeof en)['own'];
  of: ComponentType;
  source: string;
}

export function OwnExampleCard({ name, of, source }: OwnExample) {
  const { t } = useTranslation('samples');
  const texts = { title: t(`own.${name}.title`), text: t(`own.${name}.text`) };
  return <ExampleCard anchor={name} {...texts} code={source} of={of} isTranslated />;
}

/** A page of examples that need more than the kit: calls, the shell, other apps. */
export function OwnExamples({ texts, examples }: { texts: PageTexts; examples: readonly OwnExample[] }) {
  const { t } = useTranslation('samples');
  return (
    <SampleLayout
      texts={texts}
      sections={examples.map(({ name }) => ({ anchor: name, label: t(`own.${name}.title`) }))}
    >
      {examples.map((example) => (
        <OwnExampleCard key={example.name} {...example} />
      ))}
    </SampleLayout>
  );
}

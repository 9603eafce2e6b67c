import { PageTitleProvider, Section } from '@atrium/ui';
import type { ComponentType } from 'react';
import { Prose } from '../components/Prose';
import { type Example, wordsOf } from '../model/readSource';
import { Code } from './Code';
import styles from './ExampleCard.module.css';

/** The document is the gallery's: pages among the examples do not name it. */
const keepTitle = () => undefined;

interface ExampleCardProps {
  example: Example;
  of: ComponentType | undefined;
}

export function ExampleCard({ example: { name, text, code }, of: Component }: ExampleCardProps) {
  return (
    <Section title={wordsOf(name)} text={text && <Prose text={text} />}>
      <div className={styles.stage}>
        <PageTitleProvider value={keepTitle}>{Component && <Component />}</PageTitleProvider>
      </div>
      <details className={styles.source}>
        <summary>Code</summary>
        <Code label={`Code of ${wordsOf(name)}`}>{code}</Code>
      </details>
    </Section>
  );
}

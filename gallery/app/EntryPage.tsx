import { EmptyState, LinkButton, Page, PageTitleProvider, Section } from '@atrium/ui';
import { type ComponentType, use } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import type { Entry } from '../catalog/entry';
import { allEntries } from '../catalog/entryGroups';
import { readComponent, readEntry } from '../catalog/sources';
import { Prose } from '../components/Prose';
import { type Example, readExamples, readExport, wordsOf } from '../model/readSource';
import type { Trial } from '../trial/defineTrial';
import { StatesTable } from '../trial/StatesTable';
import { TryIt } from '../trial/TryIt';
import { loadTrials } from '../trials';
import styles from './EntryFacts.module.css';

function Code({ label, children }: { label: string; children: string }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
    <section className={styles.code} dir="ltr" aria-label={label} tabIndex={0}>
      <pre>{children}</pre>
    </section>
  );
}

/** The document is the gallery's: pages among the examples do not name it. */
const keepTitle = () => undefined;

interface ExampleCardProps {
  example: Example;
  of: ComponentType | undefined;
}

function ExampleCard({ example: { name, text, code }, of: Component }: ExampleCardProps) {
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

const read = new Map<string, Promise<string>>();

function readOnce(name: string): Promise<string> {
  const promise = read.get(name) ?? readComponent(name);
  read.set(name, promise);
  return promise;
}

function EntryFacts({ name, entryPoint }: { name: string; entryPoint: string }) {
  const { text, props } = readExport(use(readOnce(name)), name);
  return (
    <div className={styles.part}>
      <p className={styles.text}>
        <b>{name}</b> {text ? <Prose text={text} /> : <Prose text={`is antd's own, themed.`} />}
      </p>
      <Code label={`Use of ${name}`}>{`import { ${name} } from '${entryPoint}';${props && `\n\n${props}`}`}</Code>
    </div>
  );
}

interface LoadedEntry {
  parts: Record<string, ComponentType>;
  examples: Example[];
  trials: readonly Trial[];
}

const loaded = new Map<string, Promise<LoadedEntry>>();

async function load({ id, load: loadParts }: Entry): Promise<LoadedEntry> {
  const [parts, source, trials] = await Promise.all([loadParts(), readEntry(id), loadTrials(id)]);
  return { parts, examples: readExamples(source), trials };
}

function loadOnce(entry: Entry): Promise<LoadedEntry> {
  const promise = loaded.get(entry.id) ?? load(entry);
  loaded.set(entry.id, promise);
  return promise;
}

export function EntryPage() {
  const { id } = useParams();
  const entry = allEntries.find((one) => one.id === id);
  if (entry) return <OpenEntry key={entry.id} entry={entry} />;
  return (
    <EmptyState isPage picture="lost" title="No such entry" action={<LinkButton to="/">All components</LinkButton>} />
  );
}

function OpenEntry({ entry }: { entry: Entry }) {
  // Draws again in another language what takes its texts from the kit.
  useTranslation('kit');
  const { parts, examples, trials } = use(loadOnce(entry));
  return (
    <Page title={entry.title}>
      {trials.map((trial) => (
        <EntryTrial key={trial.part} trial={trial} />
      ))}
      {examples.map((example) => (
        <ExampleCard key={example.name} example={example} of={parts[example.name]} />
      ))}
      <Section title="Use">
        {entry.shows.map((name) => (
          <EntryFacts key={name} name={name} entryPoint={entry.door} />
        ))}
      </Section>
    </Page>
  );
}

/** A part whose props are switched on the page, and every kind of it in every state. */
function EntryTrial({ trial }: { trial: Trial }) {
  const { part } = trial;
  return (
    <Section title={`Try ${part}`}>
      <TryIt trial={trial}>{(code) => <Code label={`Code of ${part}`}>{code}</Code>}</TryIt>
      {trial.states().length > 0 && (
        <StatesTable trial={trial} label={`States of ${part}`} kind="Kind" nameOf={wordsOf} />
      )}
    </Section>
  );
}

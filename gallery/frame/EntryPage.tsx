import { EmptyState, LinkButton, Page, Section } from '@atrium/ui';
import { type ComponentType, use } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import type { Entry } from '../entry';
import { allEntries } from '../entryGroups';
import { type Example, readExamples } from '../model/readSource';
import { readEntry } from '../sources';
import type { Trial } from '../trial/defineTrial';
import { loadTrials } from '../trials';
import { ExampleCard } from './ExampleCard';
import { PartFacts } from './PartFacts';
import { PartTrial } from './PartTrial';

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

/** One entry: its parts to try, its examples, then the props of what they show. */
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
        <PartTrial key={trial.part} trial={trial} />
      ))}
      {examples.map((example) => (
        <ExampleCard key={example.name} example={example} of={parts[example.name]} />
      ))}
      <Section title="Use">
        {entry.shows.map((name) => (
          <PartFacts key={name} name={name} entryPoint={entry.door} />
        ))}
      </Section>
    </Page>
  );
}

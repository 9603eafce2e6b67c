import { Section } from '@atrium/ui';
import { wordsOf } from '../model/readSource';
import type { Trial } from '../trial/defineTrial';
import { StatesTable } from '../trial/StatesTable';
import { TryIt } from '../trial/TryIt';
import { Code } from './Code';

/** A part whose props are switched on the page, and every kind of it in every state. */
export function PartTrial({ trial }: { trial: Trial }) {
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

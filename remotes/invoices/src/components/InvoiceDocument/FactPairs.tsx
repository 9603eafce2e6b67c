import type { ReactNode } from 'react';

interface FactPairsProps {
  facts: readonly (readonly [name: string, value: ReactNode])[];
  className: string | undefined;
}

/** Names and values on the document; what is not known is left out. */
export const FactPairs = ({ facts, className }: FactPairsProps) => (
  <dl className={className}>
    {facts.map(
      ([name, value]) =>
        value && (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ),
    )}
  </dl>
);

import { Button, ErrorBoundary, ErrorCard, ErrorState } from '@atrium/ui';
import { useState } from 'react';
import { Frame } from '../components/Frame';

/** Takes whatever was caught, and says what a person can do about it. */
export function CouldNotLoad() {
  const [isRetrying, setRetrying] = useState(false);
  return (
    <ErrorState
      title="The invoices could not be loaded"
      error={{ status: 500 }}
      onRetry={() => setRetrying(true)}
      isRetrying={isRetrying}
    />
  );
}

export function Offline() {
  return <ErrorState error={{ status: 0 }} onRetry={() => {}} />;
}

export function NotAllowed() {
  return <ErrorState error={{ status: 403 }} />;
}

export function NotThere() {
  return <ErrorState error={{ status: 404 }} />;
}

/** In place of a part that threw: the rest of the page works on. */
export function Fault() {
  return (
    <Frame label="A fault">
      <ErrorCard
        title="Invoices did not load"
        text="Everything else works. We keep trying."
        onRetry={() => {}}
        secondAction={{ label: 'Use the previous version', onClick: () => {} }}
        details={[
          { name: 'App', value: 'invoices 1.0.0' },
          { name: 'Team', value: 'Team Billing' },
        ]}
      />
    </Frame>
  );
}

export function SmallError() {
  return <ErrorCard isSmall title="This card did not load" text="The others do." onRetry={() => {}} />;
}

/** An error thrown while rendering stops at the boundary; the rest of the page goes on. */
export function ComponentThatThrows() {
  const [isBroken, setBroken] = useState(false);
  return (
    <ErrorBoundary
      fallback={(_, retry) => (
        <Button
          onClick={() => {
            setBroken(false);
            retry();
          }}
        >
          Draw it once more
        </Button>
      )}
    >
      <Part isBroken={isBroken} />
      <Button onClick={() => setBroken(true)}>Break this part</Button>
    </ErrorBoundary>
  );
}

function Part({ isBroken }: { isBroken: boolean }) {
  if (isBroken) throw new Error('Broken on demand');
  return <p>A part of the page</p>;
}

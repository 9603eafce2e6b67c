import { ProviderPart } from './ProviderPart';
import { SessionsPart } from './SessionsPart';
import { SettingsPlainPage } from './SettingsPlainPage';
import { TwoStepPart } from './TwoStepPart';

/** How the person signs in, and where they are signed in. */
export const SecurityTab = ({ provider }: { provider: string | undefined }) => (
  <SettingsPlainPage tab="security">
    {provider ? <ProviderPart provider={provider} /> : <TwoStepPart />}
    <SessionsPart />
  </SettingsPlainPage>
);

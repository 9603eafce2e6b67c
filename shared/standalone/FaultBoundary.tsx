import { Component, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FaultCard } from '../ui';

/** Shows what a page threw in its place, with the stack for the developer. */
export class FaultBoundary extends Component<{ children: ReactNode }, { error: unknown }> {
  override state = { error: undefined };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override render() {
    if (this.state.error === undefined) return this.props.children;
    return <Fault error={this.state.error} onRetry={() => this.setState({ error: undefined })} />;
  }
}

function Fault({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useTranslation('standalone');
  const details = error instanceof Error && error.stack ? error.stack : String(error);
  return (
    <FaultCard
      title={t('fault.title')}
      text={t('fault.text')}
      onRetry={onRetry}
      details={[{ name: t('fault.error'), value: details }]}
    />
  );
}

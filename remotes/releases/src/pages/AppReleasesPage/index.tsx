import { useActions } from '@atrium/sdk';
import {
  BackLink,
  Button,
  EmptyState,
  ErrorState,
  IconSvg,
  LoadingRows,
  Page,
  Pill,
  RecordNotFound,
  Section,
} from '@atrium/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { ChangeList } from '../../components/ChangeList';
import { useAppName } from '../../components/ReleaseMarks';
import { SourceNotice } from '../../components/SourceNotice';
import type { AppRow } from '../../model/appRows';
import { type AskedChange, changesOf, possibleChanges } from '../../model/changes';
import { type Releases, useReleases } from '../../state/useReleases';
import { ChangeDialog } from './ChangeDialog';
import { ErrorList } from './ErrorList';
import { ReleaseTable } from './ReleaseTable';
import { RolloutCard } from './RolloutCard';

const kinds = ['promote', 'withdraw', 'rollback', 'disable'] as const;

interface AppProps extends Releases {
  row: AppRow;
  revision: number;
}

/** The buttons of what can be done with an app now. */
function ChangeButtons({ row, onAsk }: { row: AppRow; onAsk: (change: AskedChange) => void }) {
  const possible = possibleChanges(row);
  const run = (kind: (typeof kinds)[number]) => {
    const change = possible[kind];
    return { run: () => change && onAsk(change), isEnabled: change !== undefined };
  };
  const action = useActions({
    promote: run('promote'),
    withdraw: run('withdraw'),
    rollback: run('rollback'),
    disable: run('disable'),
  });
  const shown = kinds.filter((kind) => possible[kind] && action(kind).isAllowed);
  return shown.map((kind) => {
    const { label, icon, run: start } = action(kind);
    return (
      <Button
        key={kind}
        type={kind === 'promote' ? 'primary' : 'default'}
        icon={<IconSvg nodes={icon} />}
        onClick={start}
      >
        {label}
      </Button>
    );
  });
}

function AppReleases({ row, revision, registry, source, figuresError, refetch, days }: AppProps) {
  const { t } = useTranslation('releases');
  const name = useAppName()(row);
  const [asked, setAsked] = useState<AskedChange>();
  return (
    <Page
      title={name}
      width="wide"
      back={<BackLink to="/apps/releases">{t('all')}</BackLink>}
      meta={!row.live && <Pill tone="red">{t('state.off')}</Pill>}
      actions={<ChangeButtons row={row} onAsk={setAsked} />}
    >
      <SourceNotice source={source} figuresError={figuresError} refetch={refetch} />
      {row.rollout && <RolloutCard rollout={row.rollout} live={row.live} />}
      <Section title={t('releases')} {...(days !== undefined && { text: t('ofDays', { count: days }) })}>
        <ReleaseTable row={row} onAsk={setAsked} />
      </Section>
      <ErrorList row={row} source={source} />
      <Section title={t('changes.title')}>
        <ChangeList changes={changesOf(registry?.changes ?? [], row.id)} />
      </Section>
      {asked && (
        <ChangeDialog
          asked={asked}
          name={name}
          live={row.live}
          revision={revision}
          hasServer={source === 'server'}
          onClose={() => setAsked(undefined)}
        />
      )}
    </Page>
  );
}

/** One app, or the shell: its releases, the rollout, errors and changes; and what changes them. */
export default function AppReleasesPage() {
  const { t } = useTranslation('releases');
  const { id } = useParams();
  const releases = useReleases();
  const { registry, rows, error, isFetching, refetch } = releases;
  const row = rows?.find((found) => found.id === id);
  if (row && registry) return <AppReleases key={id} {...releases} row={row} revision={registry.revision} />;
  const back = <BackLink to="/apps/releases">{t('all')}</BackLink>;
  if (rows)
    return <RecordNotFound title={t('unknown.title')} text={t('unknown.text')} to="/apps/releases" link={t('all')} />;
  return (
    <Page title={t('title')} back={back}>
      {error && !isFetching ? (
        <ErrorState error={error} onRetry={refetch} title={t('failed')} />
      ) : registry === null ? (
        <EmptyState picture="document" title={t('none.title')} text={t('none.text')} />
      ) : (
        <LoadingRows shape="line" />
      )}
    </Page>
  );
}

import type { EmittedManifest } from '@atrium/contract';
import { useRuntime } from '@atrium/sdk';
import { Button, EmptyState } from '@atrium/ui';
import { useTranslation } from 'react-i18next';
import { useAppHost, useTabChoices } from '../apps/AppHost';
import { withSwitched } from '../apps/releases/TabStore';
import { labelOf } from '../common/labelOf';

/** Shown in place of an app that is switched off in this tab, by a safe start or in the inspector. */
export default function AppOffPage({ manifest }: { manifest: EmittedManifest }) {
  const { t } = useTranslation('shell');
  const { tab } = useAppHost();
  const { isSafe } = useTabChoices();
  const app = labelOf(manifest, manifest.title, useRuntime().languages.get());
  return (
    <EmptyState
      isPage
      picture="lost"
      title={t('tab.offTitle', { app })}
      text={isSafe ? t('tab.safeText') : t('tab.offText')}
      action={
        <>
          {isSafe && (
            <Button type="primary" onClick={() => tab.change({ isSafe: false, on: [], off: [] })}>
              {t('tab.leaveSafe')}
            </Button>
          )}
          <Button
            type={isSafe ? 'default' : 'primary'}
            onClick={() => tab.change(withSwitched(tab.get(), manifest.id, true))}
          >
            {t('tab.switchOn', { app })}
          </Button>
        </>
      }
    />
  );
}

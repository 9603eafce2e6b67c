import { Pill, type PillTone } from '@atrium/ui';
import { useTranslation } from 'react-i18next';
import type { Bundle, BundleState as State } from '../../api/schemas';
import { ownZone } from '../../model/zonedTime';
import { BothClocks } from '../Schedule/BothClocks';

const tones: Readonly<Record<State, PillTone>> = {
  open: 'neutral',
  scheduled: 'blue',
  published: 'green',
  failed: 'red',
};

export function BundleState({ state }: Pick<Bundle, 'state'>) {
  const { t } = useTranslation('content');
  return (
    <Pill tone={tones[state]} dot>
      {t(`bundle.state.${state}`)}
    </Pill>
  );
}

/** Time at which a bundle goes out, or went out. */
export function BundleTime({ bundle }: { bundle: Pick<Bundle, 'scheduledAt' | 'scheduledZone' | 'publishedAt'> }) {
  const at = bundle.scheduledAt ?? bundle.publishedAt;
  return (
    at && (
      <time dateTime={at}>
        <bdi>
          <BothClocks at={at} zone={bundle.scheduledZone ?? ownZone()} />
        </bdi>
      </time>
    )
  );
}

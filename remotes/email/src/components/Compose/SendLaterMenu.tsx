import { useRuntime } from '@atrium/sdk';
import { Button, DropdownMenu, Icon, useFormat } from '@atrium/ui';
import { ChevronUp } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { sendTimes } from '../../model/sendTimes';
import { MomentDialog } from '../MomentDialog/lazyMomentDialog';

export function SendLaterMenu({ isDisabled, onChoose }: { isDisabled: boolean; onChoose: (sendAt: string) => void }) {
  const { t } = useTranslation('email');
  const format = useFormat();
  const { clock } = useRuntime();
  const [isAsking, setAsking] = useState(false);
  const times = sendTimes(new Date(clock.now()));
  return (
    <>
      <DropdownMenu
        trigger={['click']}
        placement="topLeft"
        disabled={isDisabled}
        menu={{
          items: [
            ...times.map(({ name, at }) => ({
              key: name,
              label: t(`schedule.${name}`),
              extra: `${format.dateShort(at)}, ${format.time(at)}`,
            })),
            { type: 'divider' as const },
            { key: 'other', label: t('moment.other') },
          ],
          onClick: ({ key }) => {
            const time = times.find(({ name }) => name === key);
            if (time) onChoose(time.at.toISOString());
            else setAsking(true);
          },
        }}
      >
        <Button type="primary" aria-label={t('schedule.open')} icon={<Icon of={ChevronUp} />} disabled={isDisabled} />
      </DropdownMenu>
      {isAsking && (
        <Suspense>
          <MomentDialog
            title={t('schedule.title')}
            confirm={t('schedule.set')}
            first={times[0]?.at}
            onClose={() => setAsking(false)}
            onChoose={(sendAt) => onChoose(sendAt.toISOString())}
          />
        </Suspense>
      )}
    </>
  );
}

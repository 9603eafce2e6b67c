import { useRuntime } from '@atrium/sdk';
import { Button, DropdownMenu, FilePicker, Icon, IconButton, useFormat } from '@atrium/ui';
import { ChevronUp, Paperclip, SendHorizontal, Trash2 } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Composition, MailContent } from '../../model/composition';
import { sendTimes } from '../../model/sendTimes';
import { MomentDialog } from '../MomentDialog/lazyMomentDialog';
import styles from './ComposeForm.module.css';
import { ComposeMenu } from './ComposeMenu';

function SendLaterMenu({ isDisabled, onChoose }: { isDisabled: boolean; onChoose: (sendAt: string) => void }) {
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

interface ComposeFootProps {
  composition: Composition;
  isSending: boolean;
  isWaiting: boolean;
  onAttach: (files: readonly File[]) => void;
  onChange: (part: Partial<MailContent>) => void;
  onSendLater: (sendAt: string) => void;
  onDiscard: () => void;
}

export function ComposeFoot(props: ComposeFootProps) {
  const { composition, isSending, isWaiting, onAttach, onChange, onSendLater, onDiscard } = props;
  const { t } = useTranslation('email');
  return (
    <footer className={styles.foot}>
      <span className={styles.send}>
        <Button
          type="primary"
          htmlType="submit"
          loading={isSending}
          disabled={isWaiting}
          icon={<Icon of={SendHorizontal} />}
        >
          {t('compose.send')}
        </Button>
        <SendLaterMenu isDisabled={isWaiting || isSending} onChoose={onSendLater} />
      </span>
      <FilePicker label={t('compose.attach')} onFiles={onAttach}>
        {(pick) => <IconButton label={t('compose.attach')} icon={Paperclip} onClick={pick} />}
      </FilePicker>
      <ComposeMenu composition={composition} onChange={onChange} />
      <span className={styles.gap} />
      <IconButton label={t('compose.discard')} icon={Trash2} onClick={onDiscard} />
    </footer>
  );
}

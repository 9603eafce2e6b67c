import { useRuntime } from '@atrium/sdk';
import { Button, Icon, useFormat, useToast } from '@atrium/ui';
import { CalendarClock } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { mailApi } from '../../api/mailApi';
import type { Email, EmailDraft } from '../../api/schemas';
import { useCompose } from '../Compose/useCompose';
import { MomentDialog } from '../MomentDialog/lazyMomentDialog';
import styles from './ScheduledNote.module.css';

export function ScheduledNote({ mail: { id, rev, sendAt = '' } }: { mail: Email }) {
  const { t } = useTranslation('email');
  const format = useFormat();
  const toast = useToast();
  const { store } = useRuntime();
  const { openDraft } = useCompose();
  const [isAsking, setAsking] = useState(false);
  const [saveDraft, { isLoading }] = mailApi.useSaveDraftMutation();

  const save = async (sending: Pick<EmailDraft, 'sendAt' | 'isSending'>, done: string) => {
    const { error } = await saveDraft({ id, rev, ...sending });
    store.dispatch(mailApi.util.invalidateTags([{ type: 'Mail', id }]));
    if (error) toast.error(t('schedule.failed'));
    else toast.success(done);
  };
  return (
    <div className={styles.note}>
      <Icon of={CalendarClock} />
      <span className={styles.text}>
        {t('schedule.at', { day: format.dateLong(sendAt), time: format.time(sendAt) })}
      </span>
      <Button disabled={isLoading} onClick={() => setAsking(true)}>
        {t('schedule.change')}
      </Button>
      <Button disabled={isLoading} onClick={() => void save({ isSending: true }, t('compose.sending'))}>
        {t('schedule.now')}
      </Button>
      <Button disabled={isLoading} onClick={() => void openDraft(id)}>
        {t('schedule.edit')}
      </Button>
      {isAsking && (
        <Suspense>
          <MomentDialog
            title={t('schedule.title')}
            confirm={t('schedule.set')}
            first={sendAt}
            onClose={() => setAsking(false)}
            onChoose={(next) =>
              void save({ sendAt: next.toISOString() }, t('compose.scheduled', { time: format.dateTime(next) }))
            }
          />
        </Suspense>
      )}
    </div>
  );
}

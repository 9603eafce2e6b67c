import { useSession } from '@atrium/sdk';
import { Button, Icon, useToast } from '@atrium/ui';
import { Check } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useReplyMutation } from '../../api/calendarApi';
import { answers } from '../../api/choices';
import type { Answer, CalendarEvent, Guest } from '../../api/schemas';
import { guestOf } from '../../model/event';
import type { CalendarAddress } from '../../state/useCalendarAddress';
import styles from './EventBubble.module.css';

interface ReplyProps {
  event: Pick<CalendarEvent, 'id' | 'extendedProps'>;
  given?: Guest;
  address: Pick<CalendarAddress, 'invitation' | 'answer' | 'dropAnswer'>;
}

/**
 * Answers yes, maybe or no: for the person, or for the guest of an email's token. A link in the email has answered
 * already.
 */
export function Reply({ event, given: known, address: { invitation, answer: linked, dropAnswer } }: ReplyProps) {
  const { t } = useTranslation('calendar');
  const { user } = useSession();
  const toast = useToast();
  const [reply, { data, isLoading }] = useReplyMutation();
  const isLinkTaken = useRef(false);
  // Only the API knows the guest of a token.
  const guest = invitation ? (data?.guest ?? known) : guestOf(event, user?.email);
  const send = async (answer: Answer) => {
    const { data: given, error } = await reply({ id: event.id, answer, invitation });
    if (error) toast.error(t('failed.reply'));
    else toast.success(t(`notice.${answer}`, { name: given.guest.name }));
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the link is followed once, whatever else changes.
  useEffect(() => {
    if (!linked || isLinkTaken.current) return;
    isLinkTaken.current = true;
    dropAnswer();
    void send(linked);
  }, [linked]);
  if (!guest && !invitation) return null;
  return (
    <>
      <span className={styles.going}>{t('going')}</span>
      {answers.map((answer) => {
        const isGiven = guest?.answer === answer;
        return (
          <Button
            key={answer}
            aria-pressed={isGiven}
            className={isGiven ? styles.given : undefined}
            icon={isGiven ? <Icon of={Check} /> : undefined}
            disabled={isLoading}
            onClick={() => void send(answer)}
          >
            {t(`answer.${answer}`)}
          </Button>
        );
      })}
    </>
  );
}

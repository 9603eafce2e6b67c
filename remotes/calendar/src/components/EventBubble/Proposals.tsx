import { Button, useFormat, useToast } from '@atrium/ui';
import { useTranslation } from 'react-i18next';
import { useDecideProposalMutation, useGetProposalsQuery } from '../../api/calendarApi';
import type { Proposal } from '../../api/schemas';
import { whenText } from '../../model/eventTime';
import styles from './EventBubble.module.css';

interface ProposalsProps {
  eventId: number;
  /** A series is moved by its form alone. */
  isSeries: boolean;
  /** The event is somewhere else now. */
  onMoved: () => void;
}

/** Other times that guests propose for an event, to accept or decline. */
export default function Proposals({ eventId, isSeries, onMoved }: ProposalsProps) {
  const { t } = useTranslation('calendar');
  const { data } = useGetProposalsQuery(eventId, { refetchOnMountOrArgChange: true });
  if (!data?.proposals.length) return null;
  return (
    <ul className={styles.proposals} aria-label={t('proposal.list')}>
      {data.proposals.map((proposal) => (
        <ProposalRow
          key={proposal.id}
          proposal={proposal}
          canAccept={!isSeries || proposal.occurrence !== ''}
          onMoved={onMoved}
        />
      ))}
    </ul>
  );
}

interface ProposalRowProps {
  proposal: Proposal;
  canAccept: boolean;
  onMoved: () => void;
}

function ProposalRow({ proposal, canAccept, onMoved }: ProposalRowProps) {
  const { t } = useTranslation('calendar');
  const format = useFormat();
  const toast = useToast();
  const [decide, { isLoading }] = useDecideProposalMutation();
  const { id, guest, note, occurrence } = proposal;
  const name = guest.name || guest.email;
  const when = whenText(proposal, format);
  async function answer(accepts: boolean) {
    const { error } = await decide({ id, accepts });
    if (error) return toast.error(t('proposal.failed'));
    toast.success(t(accepts ? 'proposal.accepted' : 'proposal.declined', { name }));
    if (accepts) onMoved();
  }
  return (
    <li className={styles.proposal}>
      <p>
        {occurrence
          ? t('proposal.forOne', { name, when, date: format.date(occurrence) })
          : t('proposal.text', { name, when })}
      </p>
      {note && (
        <p className={styles.also} dir="auto">
          {note}
        </p>
      )}
      {!canAccept && <p className={styles.also}>{t('proposal.series')}</p>}
      <div className={styles.decision}>
        {canAccept && (
          <Button
            type="primary"
            loading={isLoading}
            aria-label={t('proposal.acceptOf', { name, when })}
            onClick={() => void answer(true)}
          >
            {t('proposal.accept')}
          </Button>
        )}
        <Button
          disabled={isLoading}
          aria-label={t('proposal.declineOf', { name, when })}
          onClick={() => void answer(false)}
        >
          {t('proposal.decline')}
        </Button>
      </div>
    </li>
  );
}

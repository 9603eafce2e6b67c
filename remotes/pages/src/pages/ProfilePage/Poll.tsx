import { Avatar, Button, Card, CardHead, ProgressBar, Radio, useFormat } from '@atrium/ui';
import { useTranslation } from 'react-i18next';
import { useVoteMutation } from '../../api/profile/profileApi';
import type { ProfilePoll } from '../../api/profile/schemas';
import styles from './Profile.module.css';
import { useSaid } from './useSaid';

/** Pictures of those who chose an answer, beside its share of all. */
const maxVoters = 5;

/** A question with a vote, which may be taken back. */
export function Poll({ poll: { id, question, options, yourVote } }: { poll: ProfilePoll }) {
  const { t } = useTranslation('pages');
  const { percent } = useFormat();
  const said = useSaid();
  const [vote] = useVoteMutation();
  const total = options.reduce((sum, { votes }) => sum + votes, 0);
  return (
    <Card label={t('profile.poll')}>
      <CardHead title={t('profile.poll')} end={<bdi>{t('profile.votes', { count: total })}</bdi>} />
      <p className={styles.question}>
        <bdi>{question}</bdi>
      </p>
      <Radio.Group
        className={styles.options}
        aria-label={question}
        value={yourVote}
        onChange={({ target }) => void said(vote({ pollId: id, option: target.value }))}
      >
        {options.map(({ name, votes, votedUsers }) => {
          const share = total > 0 ? votes / total : 0;
          return (
            <div key={name}>
              <div className={styles.row}>
                <Radio className={styles.option} value={name}>
                  <bdi>{name}</bdi>
                </Radio>
                <span className={styles.share}>{percent(share, 0)}</span>
              </div>
              <ProgressBar label={name} share={share} />
              <span className={styles.voters}>
                {votedUsers.slice(-maxVoters).map(({ username, avatar }) => (
                  <Avatar key={username} name={username} src={avatar} size="s" isNamed />
                ))}
              </span>
            </div>
          );
        })}
      </Radio.Group>
      {yourVote !== null && (
        <Button type="text" onClick={() => void said(vote({ pollId: id, option: null }))}>
          {t('profile.takeVoteBack')}
        </Button>
      )}
    </Card>
  );
}

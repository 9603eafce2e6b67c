import { useRuntime } from '@atrium/sdk';
import { Person, Pill, type PillTone, useFormat, VisuallyHidden } from '@atrium/ui';
import { useTranslation } from 'react-i18next';
import type { User, UserStatus } from '../../api/schemas';

export const UserName = ({ user: { fullName, avatar, username } }: { user: User }) => (
  <Person name={fullName} src={avatar} detail={`@${username}`} />
);

/** Last sign-in day, with the year if it is another one. */
export function LastSeen({ day }: { day: string | null }) {
  const { t } = useTranslation('users');
  const format = useFormat();
  const { clock } = useRuntime();
  if (!day)
    return (
      <>
        <span aria-hidden="true">–</span>
        <VisuallyHidden>{t('neverSeen')}</VisuallyHidden>
      </>
    );
  const isThisYear = Number(day.slice(0, 4)) === new Date(clock.now()).getFullYear();
  return <time dateTime={day}>{isThisYear ? format.dateShort(day) : format.date(day)}</time>;
}

const tones: Record<UserStatus, PillTone> = { active: 'green', pending: 'amber', inactive: 'neutral' };

export function UserStatusPill({ status }: { status: UserStatus }) {
  const { t } = useTranslation('users');
  return (
    <Pill tone={tones[status]} dot>
      {t(`status.${status}`)}
    </Pill>
  );
}

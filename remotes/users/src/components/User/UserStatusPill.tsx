import { Pill, type PillTone } from '@atrium/ui';
import { useTranslation } from 'react-i18next';
import type { UserStatus } from '../../api/schemas';

const tones: Record<UserStatus, PillTone> = { active: 'green', pending: 'amber', inactive: 'neutral' };

export function UserStatusPill({ status }: { status: UserStatus }) {
  const { t } = useTranslation('users');
  return (
    <Pill tone={tones[status]} dot>
      {t(`status.${status}`)}
    </Pill>
  );
}

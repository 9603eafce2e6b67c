import { IconButton } from '@atrium/ui';
import { UserCheck, UserPlus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFollowMutation } from '../../api/profile/profileApi';
import type { ProfileSuggestion } from '../../api/profile/schemas';
import styles from './Profile.module.css';
import { useSaid } from './useSaid';

export function FollowButton({ person: { id, name, isAdded } }: { person: ProfileSuggestion }) {
  const { t } = useTranslation('pages');
  const said = useSaid();
  const [follow] = useFollowMutation();
  return (
    <IconButton
      className={isAdded ? styles.added : ''}
      label={t('profile.follow', { name })}
      icon={isAdded ? UserCheck : UserPlus}
      isPressed={isAdded}
      onClick={() => void said(follow({ id, isOn: !isAdded }))}
    />
  );
}

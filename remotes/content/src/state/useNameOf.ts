import { useTranslation } from 'react-i18next';

/** The name of somebody; of who is no longer here, that they were. */
export function useNameOf() {
  const { t } = useTranslation('content');
  return (person: { fullName: string } | null) => person?.fullName ?? t('formerMember');
}

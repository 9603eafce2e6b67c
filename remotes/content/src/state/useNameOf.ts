import { useTranslation } from 'react-i18next';

export function useNameOf() {
  const { t } = useTranslation('content');
  return (person: { fullName: string } | null) => person?.fullName ?? t('formerMember');
}

import { useTranslation } from 'react-i18next';

/** The name of a person; "former member" for one who has left. */
export function useNameOf() {
  const { t } = useTranslation('content');
  return (person: { fullName: string } | null) => person?.fullName ?? t('formerMember');
}

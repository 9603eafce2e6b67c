import { useTranslation } from 'react-i18next';
import { namedSubjects } from '../../model/permissions';

/** What a subject of rules is called; those of apps that this one does not know have only their id. */
export function useSubjectName(): (subject: string) => string {
  const { t } = useTranslation('users');
  return (subject) => {
    const known = namedSubjects.find((name) => name === subject);
    return known ? t(`subject.${known}`) : subject;
  };
}

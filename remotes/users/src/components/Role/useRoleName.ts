import { useTranslation } from 'react-i18next';
import { userRoles } from '../../api/choices';

interface NamedBy {
  id: string;
  /** Of a role that somebody has made. */
  name?: string | undefined;
}

/** What a role is called: the built-in ones in the language of the page. */
export function useRoleName(): (role: NamedBy) => string {
  const { t } = useTranslation('users');
  return ({ id, name }) => {
    const builtIn = userRoles.find((role) => role === id);
    return builtIn ? t(`role.${builtIn}`) : (name ?? id);
  };
}

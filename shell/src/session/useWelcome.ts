import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import type { SessionUser } from 'shared/runtime/page';
import { usePage } from '../apps/ShellServices';
import type { AuthVariant } from './authPath';
import { landingPath } from './landingPath';

/** What follows on signing in: a word of welcome, and the page that the person lands on. */
export function useWelcome(variant: AuthVariant): (user: SessionUser) => void {
  const { t } = useTranslation('shell');
  const { greeting, releaseStore } = usePage();
  const { search } = useLocation();
  const navigate = useNavigate();
  return (user) => {
    greeting.set(t('signIn.welcome', { name: user.fullName }));
    // Where nobody signed in may stay, the route itself has led on already.
    if (variant !== 'main') navigate(landingPath(search, user, releaseStore.get().apps), { replace: true });
  };
}

import { useRuntime } from '@atrium/sdk';
import { readSession } from '@atrium/sdk/page';
import { useNavigate } from 'react-router-dom';
import { useShellServices } from '../apps/ShellServices';
import { useConfirmUnsaved } from '../apps/useConfirmUnsaved';

/** Signs out, after asking where something written is not saved. The next account starts on its own first page. */
export function useSignOut(): () => void {
  const { session } = useRuntime();
  const { provider, services } = useShellServices();
  const { storage } = services;
  const navigate = useNavigate();
  const confirmUnsaved = useConfirmUnsaved();
  return () =>
    confirmUnsaved(() => {
      const idToken = readSession(storage)?.idToken ?? null;
      session.signOut();
      navigate('/login');
      void provider?.signOut(idToken);
    });
}

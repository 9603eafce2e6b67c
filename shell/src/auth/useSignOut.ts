import { useNavigate } from 'react-router-dom';
import { useRuntime } from 'shared/runtime';
import { useConfirmUnsaved } from '../updates/useConfirmUnsaved';

/** Signs out, after asking where something written is not saved. The next account starts on its own first page. */
export function useSignOut(): () => void {
  const { session } = useRuntime();
  const navigate = useNavigate();
  const confirmUnsaved = useConfirmUnsaved();
  return () =>
    confirmUnsaved(() => {
      session.signOut();
      navigate('/login');
    });
}

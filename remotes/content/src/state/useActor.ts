import { useSession } from '@atrium/sdk';
import type { Actor } from '../model/rights';

export function useActor(): Actor {
  const { user } = useSession();
  return user ? { id: user.id, role: user.role } : { id: 0, role: 'client' };
}

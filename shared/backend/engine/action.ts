import type { BackendAction, BackendCall } from '..';

/** What a call does: as it says, or by its method and success. */
export function getAction({ method, action, success = [200] }: BackendCall): BackendAction {
  if (action) return action;
  if (method === 'GET') return 'read';
  if (method === 'DELETE') return 'delete';
  return success.every((status) => status === 201) ? 'create' : 'update';
}

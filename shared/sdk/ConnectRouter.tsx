import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { useRuntime } from './hooks';

/** Inside the host's router: lets the runtime lead from page to page. Draws nothing. */
export function ConnectRouter() {
  const { connectRouter } = useRuntime();
  const navigate = useNavigate();
  useEffect(() => connectRouter((to, options) => void navigate(to, options)), [connectRouter, navigate]);
  return null;
}

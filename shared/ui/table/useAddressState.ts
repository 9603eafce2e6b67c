import { useCallback, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type AddressParams, readAddress, writeAddress } from './addressState';

/** Puts a change into the address; `replace` makes no entry of the history. */
export type SetAddressState<State> = (change: Partial<State>, options?: { replace?: boolean }) => void;

/**
 * A part of what a page shows, kept in the query of the address: Back, reload and a shared link show the same.
 * @param given how each parameter is read and written, as of the first rendering: `{ tab: choiceParam(tabs, 'account') }`
 */
export function useAddressState<State extends object>(given: AddressParams<State>): [State, SetAddressState<State>] {
  const [params] = useState(given);
  const [search, setSearch] = useSearchParams();
  const state = useMemo(() => readAddress(params, search), [params, search]);
  const change = useCallback<SetAddressState<State>>(
    (next, options) => setSearch((current) => writeAddress(params, current, next), options),
    [params, setSearch],
  );
  return [state, change];
}

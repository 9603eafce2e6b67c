import { useCallback, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';

/** One URL parameter: how its text is read and its value written. */
export interface AddressParam<T> {
  /** The value of a text; of `null`, and of what cannot be understood, the standard value. */
  read: (text: string | null) => T;
  /** The text of a value; `null` leaves the parameter out, as for the standard value. */
  write: (value: T) => string | null;
}

export type AddressParams<State extends object> = {
  readonly [Name in keyof State & string]: AddressParam<State[Name]>;
};

/** Any text; none is ''. */
export const textParam: AddressParam<string> = { read: (text) => text ?? '', write: (value) => value || null };

/** Yes or no: `1` where it is so. */
export const flagParam: AddressParam<boolean> = {
  read: (text) => text === '1',
  write: (value) => (value ? '1' : null),
};

/** A whole number above 0. */
export const countParam = (standard: number): AddressParam<number> => ({
  read: (text) => {
    const value = Number(text);
    return text && Number.isInteger(value) && value > 0 ? value : standard;
  },
  write: (value) => (value === standard ? null : String(value)),
});

/** One of several names; any other means the standard one. */
export const choiceParam = <Name extends string, Standard extends Name | undefined>(
  names: readonly Name[],
  standard: Standard,
): AddressParam<Name | Standard> => ({
  read: (text) => names.find((name) => name === text) ?? standard,
  write: (value) => (value === undefined || value === standard ? null : value),
});

const namesOf = <State extends object>(params: AddressParams<State>) =>
  Object.keys(params).filter((name): name is keyof State & string => name in params);

/** Reads a state from the query of an address: of each name what its parameter reads. */
export function readAddress<State extends object>(params: AddressParams<State>, search: URLSearchParams): State {
  const entries = namesOf(params).map((name) => [name, params[name].read(search.get(name))]);
  return Object.fromEntries(entries);
}

/** Writes a change of a state into the query of an address; what it does not name, and parameters of others, stay. */
export function writeAddress<State extends object>(
  params: AddressParams<State>,
  search: URLSearchParams,
  change: Partial<NoInfer<State>>,
): URLSearchParams {
  const written = new URLSearchParams(search);
  for (const name of namesOf(params).filter((known) => known in change)) {
    const value = change[name];
    const text = value === undefined ? null : params[name].write(value);
    if (text === null) written.delete(name);
    else written.set(name, text);
  }
  return written;
}

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

/**
 * Replacements for library modules, by file beside this package. No import names them: packing adds them by this list.
 */
export const standIns = {
  dropdownButton: 'ui/Menu/lazyDropdownButton.ts',
  federationParts: 'build/replacements/federationParts.ts',
  fetchAdapter: 'build/replacements/fetchAdapter.ts',
  inputGroup: 'ui/Form/lazyInputGroup.ts',
  menu: 'ui/Menu/lazyMenu.ts',
  otp: 'ui/Form/lazyOtp.ts',
  scrollBarSize: 'build/replacements/scrollBarSize.ts',
  scrollIntoView: 'build/replacements/scrollIntoView.ts',
  scrollLocker: 'build/replacements/scrollLocker.ts',
  search: 'ui/Form/lazySearch.ts',
  trans: 'build/replacements/lazyTrans.ts',
} as const;

export type StandIn = keyof typeof standIns;

/** Those of one package, by their paths within it. */
export const standInsIn = (name: string): string[] =>
  Object.values(standIns)
    .filter((file) => file.startsWith(`${name}/`))
    .map((file) => file.slice(name.length + 1));

/** Languages every app speaks. A manifest's labels exist in each of them. */
export const languages = ['en', 'de', 'fr', 'pt'] as const;
export type Language = (typeof languages)[number];

/** A rule of the ability, or the permission that a path, entry, command or slot requires. */
export interface Permission {
  action: string;
  subject: string;
}

/** Values that fields of a record must have, as in CASL; `$person` is the id of whoever asks. */
export type RuleConditions = Readonly<Record<string, string | number | boolean | null>>;

/** A key of `src/locales/<language>.json` of the app, in dots: `menu.inbox`. */
export type LabelKey = string;

/** The name of an icon of the family (lucide, in kebab case); the build puts its drawing into the emitted manifest. */
export type IconName = string;

/** A module that the app exposes beside `app`: `'./CartSlot'` is `src/CartSlot.tsx` (or `.ts`, or a folder's index). */
export type ModuleName = `./${string}`;

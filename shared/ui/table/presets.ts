/** A search with filters and an order, saved under a name. */
export interface Preset {
  name: string;
  /** The table's part of the address, without the page. */
  search: string;
}

/** Takes over of something stored what can be understood. */
export const readPresets = (stored: unknown): Preset[] =>
  Array.isArray(stored)
    ? stored.flatMap((preset) => {
        const { name, search } = typeof preset === 'object' && preset !== null ? preset : {};
        return typeof name === 'string' && typeof search === 'string' ? [{ name, search }] : [];
      })
    : [];

const pick = (search: URLSearchParams, names: readonly string[]): URLSearchParams =>
  new URLSearchParams(
    names.flatMap((name) => {
      const value = search.get(name);
      return value ? [[name, value]] : [];
    }),
  );

/** Part of an address that a preset stores: filters and order, but neither the page nor its size. */
export const presetSearch = (search: URLSearchParams, filters: readonly string[]): string =>
  pick(search, ['q', ...filters, 'sort']).toString();

/** The table's whole part of an address. */
export const listSearch = (search: URLSearchParams, filters: readonly string[]): URLSearchParams =>
  pick(search, ['q', ...filters, 'sort', 'page', 'perPage']);

/** Puts a preset among the others; one of the same name gives way to it. */
export function withPreset(presets: readonly Preset[], preset: Preset): Preset[] {
  const isSame = ({ name }: Preset) => name.toLowerCase() === preset.name.toLowerCase();
  const others = presets.filter((other) => !isSame(other));
  return [...others, preset].sort((a, b) => a.name.localeCompare(b.name));
}

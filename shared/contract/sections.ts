import type { AppManifest, MenuSection } from './manifest';

/** A section of the shell; its label is a key of the shell's texts. */
export interface HostSection<Label extends string = string> {
  id: string;
  label: Label;
  order: number;
}

const sectionsOf = <const Label extends string>(sections: readonly HostSection<Label>[]) => sections;

/** The section of the menu for what shows how the product looks: the shell's own pages of that kind, and those of apps. */
export const hostSection = 'showcase';

/** The sections of the menu that every app may name. */
export const hostSections = sectionsOf([
  { id: 'workspace', label: 'menu.sections.workspace', order: 10 },
  { id: 'content', label: 'menu.sections.content', order: 15 },
  { id: 'apps', label: 'menu.sections.apps', order: 20 },
  { id: 'business', label: 'menu.sections.business', order: 40 },
  { id: 'help', label: 'menu.sections.help', order: 50 },
  { id: hostSection, label: 'menu.samples', order: 90 },
]);

/** The sections that apps declare, by id: of several declarations the one with the lowest order. */
export function declaredSections<Manifest extends Pick<AppManifest, 'sections'>>(
  manifests: readonly Manifest[],
): ReadonlyMap<string, { manifest: Manifest; section: MenuSection }> {
  const declared = new Map<string, { manifest: Manifest; section: MenuSection }>();
  for (const manifest of manifests)
    for (const section of manifest.sections ?? []) {
      const before = declared.get(section.id);
      if (!before || section.order < before.section.order) declared.set(section.id, { manifest, section });
    }
  return declared;
}

/** Place of a section in the menu; the shell's declaration counts before those of apps. */
export const sectionOrder = (declared: ReadonlyMap<string, { section: MenuSection }>, id: string): number =>
  (hostSections.find((section) => section.id === id) ?? declared.get(id)?.section)?.order ?? Number.MAX_SAFE_INTEGER;

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

/** The declaration of a section by an app: of several the one with the lowest order. */
export const declaredSection = <Manifest extends Pick<AppManifest, 'sections'>>(
  manifests: readonly Manifest[],
  id: string,
): { manifest: Manifest; section: MenuSection } | undefined =>
  manifests
    .flatMap((manifest) => (manifest.sections ?? []).map((section) => ({ manifest, section })))
    .filter(({ section }) => section.id === id)
    .sort((a, b) => a.section.order - b.section.order)[0];

/** Place of a section in the menu; the shell's declaration counts before those of apps. */
export const sectionOrder = (manifests: readonly Pick<AppManifest, 'sections'>[], id: string): number =>
  (hostSections.find((section) => section.id === id) ?? declaredSection(manifests, id)?.section)?.order ??
  Number.MAX_SAFE_INTEGER;

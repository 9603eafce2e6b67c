import type { JsonSchema } from './actions';
import type { IconName, LabelKey, ModuleName, Permission } from './values';

/** Width of a widget: a quarter of a row, a third, two thirds, or all of it. */
export type WidgetSize = 'small' | 'medium' | 'wide' | 'full';

/** Something that a person may choose for a widget; its component gets the choice as `data.settings[id]`. */
export interface WidgetSetting {
  id: string;
  label: LabelKey;
  /** The first holds until another is chosen. One without a label is shown as its value. */
  choices: { value: string; label?: LabelKey }[];
}

/** Placement in a slot that people arrange, such as an overview. */
export interface WidgetEntry {
  /** The first is the one it has at first. */
  sizes: WidgetSize[];
  settings?: WidgetSetting[];
  /** The roles that have it from the start; all unless given. */
  roles?: string[];
  /** Beside the rows of its setting `rows`: for how many more it needs room, such as for one that is raised. Since 2.79. */
  extraRows?: number;
}

/** A place of the app's own that others may fill: `<Slot name data>` is on one of its pages. */
export interface SlotPlace {
  /** Begins with the app’s id: `notes.margin`. */
  slot: string;
  /** The JSON schema of the data that it hands over; none where it is left out. Written into `atrium types`. */
  data?: JsonSchema;
}

export interface SlotEntry {
  id: string;
  /** The place it fills, e.g. `navbar.end`. */
  slot: string;
  /** Its resting state is data: drawn by the host without any code of the app. */
  label: LabelKey;
  icon: IconName;
  badge?: string;
  order: number;
  /** The exposed module whose default export is the component, loaded when it is opened. */
  module: ModuleName;
  requires?: Permission;
  /** Since 2.38. */
  widget?: WidgetEntry;
}

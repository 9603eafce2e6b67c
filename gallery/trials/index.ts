import type { Trial } from '../trial/defineTrial';

type Load = () => Promise<{ trials: readonly Trial[] }>;

/** The parts whose props are switched on the page, by the entry that shows them. */
const loads: Readonly<Record<string, Load>> = {
  alerts: () => import('./alerts'),
  badges: () => import('./badges'),
  blocked: () => import('./blocked'),
  buttons: () => import('./buttons'),
  cards: () => import('./cards'),
  carousels: () => import('./carousels'),
  checkboxes: () => import('./checkboxes'),
  choices: () => import('./choices'),
  collapses: () => import('./collapses'),
  dates: () => import('./dates'),
  dialogs: () => import('./dialogs'),
  dividers: () => import('./dividers'),
  empty: () => import('./empty'),
  'file-drops': () => import('./file-drops'),
  hints: () => import('./hints'),
  icons: () => import('./icons'),
  inputs: () => import('./inputs'),
  loading: () => import('./loading'),
  menus: () => import('./menus'),
  meters: () => import('./meters'),
  'number-inputs': () => import('./number-inputs'),
  pages: () => import('./pages'),
  people: () => import('./people'),
  pills: () => import('./pills'),
  radios: () => import('./radios'),
  ratings: () => import('./ratings'),
  select: () => import('./select'),
  sliders: () => import('./sliders'),
  switches: () => import('./switches'),
  table: () => import('./table'),
  tabs: () => import('./tabs'),
  textareas: () => import('./textareas'),
  timelines: () => import('./timelines'),
  toasts: () => import('./toasts'),
  wizards: () => import('./wizards'),
};

export const loadTrials = async (entry: string): Promise<readonly Trial[]> => (await loads[entry]?.())?.trials ?? [];

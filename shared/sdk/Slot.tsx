import type { SlotData, SlotName, SlotProps } from '@atrium/contract';
import { type ComponentType, createContext, type ReactNode, useContext } from 'react';
import { useSlot } from './hooks';
import type { SlotFilling } from './slots';

/** Host's rendering of one slot entry: the app's component, within states for loading and errors. */
export interface SlotContentProps extends SlotProps {
  filling: SlotFilling;
  fallback?: ReactNode;
}

const SlotContentContext = createContext<ComponentType<SlotContentProps> | null>(null);

/** The host says here how it loads and draws what fills a slot. */
export const SlotContentProvider = SlotContentContext.Provider;

interface PlaceProps<Name extends SlotName> {
  /** `<app>.<place>`: `notes.margin`. */
  name: Name;
  fallback?: ReactNode;
  /** Puts each filling into its place; by default they follow one another. */
  children?: (filling: SlotFilling, content: ReactNode) => ReactNode;
}

/**
 * A named place where other apps show something; empty where none does, or where the host loads no other apps. The compiler
 * checks its name and data where `atrium types` has written which slots there are.
 */
export function Slot<Name extends SlotName>(props: PlaceProps<Name> & SlotData<Name>) {
  const { name, fallback, children = contentAlone }: PlaceProps<Name> = props;
  const { data }: SlotProps = props;
  const Content = useContext(SlotContentContext);
  const fillings = useSlot(name);
  if (!Content) return null;
  return fillings.map((filling) => (
    <SlotPlace key={`${filling.app.id}/${filling.entry.id}`}>
      {children(filling, <Content filling={filling} data={data} fallback={fallback} />)}
    </SlotPlace>
  ));
}

/** One filling alone, for places that order fillings themselves; nothing where the host loads no other apps. */
export function FillingContent(props: SlotContentProps) {
  const Content = useContext(SlotContentContext);
  return Content && <Content {...props} />;
}

const contentAlone: NonNullable<PlaceProps<SlotName>['children']> = (_, content) => content;

const SlotPlace = ({ children }: { children: ReactNode }) => children;

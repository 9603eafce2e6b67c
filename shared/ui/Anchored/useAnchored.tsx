import {
  cloneElement,
  isValidElement,
  type ReactNode,
  type Ref,
  type RefObject,
  type SyntheticEvent,
  useCallback,
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import { loadOverlayCode, useOverlayCode, useWasOpen } from './overlayCode';

const eventNames = [
  'onBlur',
  'onClick',
  'onContextMenu',
  'onFocus',
  'onMouseEnter',
  'onMouseLeave',
  'onPointerEnter',
  'onPointerLeave',
  'onTouchStart',
] as const;

type Handlers = Partial<Record<(typeof eventNames)[number], (event: SyntheticEvent) => void>>;

/** Events that others take back. */
const leaves: Partial<Record<keyof Handlers, readonly (keyof Handlers)[]>> = {
  onBlur: ['onFocus'],
  onMouseLeave: ['onMouseEnter'],
  onPointerLeave: ['onPointerEnter'],
};

interface Link {
  element: HTMLElement | null;
  /** Antd's handlers; absent until its code has arrived. */
  handlers?: Handlers | undefined;
  /** Events to answer when it does. */
  missed: Map<keyof Handlers, SyntheticEvent>;
}

interface AnchorProps extends Handlers {
  link: RefObject<Link>;
  ref?: Ref<HTMLElement>;
  'aria-describedby'?: string | undefined;
}

/**
 * Takes the place of the button in antd's overlays: hands on its element, and takes the handlers that antd adds. Around
 * the button itself an overlay that arrives later would mount it anew, and the focus would be lost.
 */
function Anchor({ link, ref, 'aria-describedby': description, ...handlers }: AnchorProps) {
  useImperativeHandle(ref, () => link.current.element ?? document.body, [link]);

  useEffect(() => {
    link.current.handlers = handlers;
  });
  useEffect(() => {
    // Not within the effect: antd renders each change at once.
    queueMicrotask(() => {
      const { missed } = link.current;
      for (const [name, event] of missed) link.current.handlers?.[name]?.(event);
      missed.clear();
    });
    return () => {
      link.current.handlers = undefined;
    };
  }, [link]);
  useEffect(() => {
    const { element } = link.current;
    if (!element || !description) return;
    element.setAttribute('aria-describedby', description);
    return () => element.removeAttribute('aria-describedby');
  }, [link, description]);
  return null;
}

interface ChildProps extends Handlers {
  ref?: Ref<HTMLElement>;
}

function setRef(ref: Ref<HTMLElement> | undefined, element: HTMLElement | null): void {
  if (typeof ref === 'function') ref(element);
  else if (ref) ref.current = element;
}

interface AnchoredOptions {
  /** The overlay is needed even if nobody has touched the child. */
  isOpen: boolean;
  /** The child was pressed, and the code of the overlay did not arrive. */
  onUnavailable?: () => void;
}

/**
 * A child that opens one of antd's overlays, whose code is loaded as soon as somebody points at the child or focuses it.
 * @returns the child, to be rendered; the overlays, once they are needed and there; and the anchor to render in one
 */
export function useAnchored(children: ReactNode, { isOpen, onUnavailable }: AnchoredOptions) {
  const [isTouched, setTouched] = useState(false);
  const link = useRef<Link>({ element: null, missed: new Map() });
  const isNeeded = useWasOpen(isOpen || isTouched);
  const overlays = useOverlayCode(isNeeded);
  const child = isValidElement<ChildProps>(children) ? children : <span>{children}</span>;
  const childRef = child.props.ref;
  const ref = useCallback(
    (element: HTMLElement | null) => {
      link.current.element = element;
      setRef(childRef, element);
    },
    [childRef],
  );

  const take = (name: keyof Handlers, event: SyntheticEvent) => {
    const { handlers, missed } = link.current;
    if (handlers) return handlers[name]?.(event);
    for (const entered of leaves[name] ?? []) missed.delete(entered);
    if (!missed.has(name)) missed.set(name, event);
    setTouched(true);
    if (name === 'onClick') loadOverlayCode().catch(() => onUnavailable?.());
  };
  const handlers = Object.fromEntries(
    eventNames.map((name) => [
      name,
      (event: SyntheticEvent) => {
        child.props[name]?.(event);
        take(name, event);
      },
    ]),
  );

  return {
    child: cloneElement(child, { ...handlers, ref }),
    overlays: isNeeded ? overlays : undefined,
    anchor: <Anchor link={link} />,
  };
}

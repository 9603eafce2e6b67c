// Replaces a module of antd's that measures scroll bars with a style element, which the page's policy blocks for
// want of a nonce: this one measures with style properties alone.

interface ScrollBarSize {
  width: number;
  height: number;
}

function measure(target?: Element): ScrollBarSize {
  const probe = document.createElement('div');
  Object.assign(probe.style, {
    position: 'absolute',
    inset: '0',
    inlineSize: '100px',
    blockSize: '100px',
    overflow: 'scroll',
  });
  if (target) probe.style.scrollbarWidth = getComputedStyle(target).scrollbarWidth;
  document.body.append(probe);
  const size = { width: probe.offsetWidth - probe.clientWidth, height: probe.offsetHeight - probe.clientHeight };
  probe.remove();
  return size;
}

let known: number | undefined;

export default function getScrollBarSize(isFresh?: boolean): number {
  if (isFresh || known === undefined) known = measure().width;
  return known;
}

export const getTargetScrollBarSize = (target: Element | null): ScrollBarSize =>
  target ? measure(target) : { width: 0, height: 0 };

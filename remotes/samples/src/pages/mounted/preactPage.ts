import type { Mount, MountHost } from '@atrium/contract';
import { h, render } from 'preact';
import { useEffect, useState } from 'preact/hooks';

function Counter({ host: { runtime, getAddress, onAddress } }: { host: MountHost }) {
  const [count, setCount] = useState(0);
  const [address, setAddress] = useState(getAddress);
  useEffect(() => onAddress(setAddress), [onAddress]);
  const say = (key: 'preact' | 'count' | 'address', values = {}) =>
    runtime.i18n.t(`mounted.${key}`, { ns: 'samples', ...values });
  return [
    h('h1', null, say('preact')),
    h('button', { type: 'button', onClick: () => setCount(count + 1) }, say('count', { count })),
    h('p', null, say('address', { address })),
  ];
}

/** The same page with another framework: Preact draws into the element, and lets go of it. */
const mount: Mount = (element, host) => {
  render(h(Counter, { host }), element);
  return () => render(null, element);
};

export default mount;

import type { Mount } from '@atrium/contract';

/** A page in plain TypeScript: elements, listeners, and a text in the language of the person. */
const mount: Mount = (element, { runtime, getAddress, onAddress }) => {
  const say = (key: 'plain' | 'count' | 'address', values = {}) =>
    runtime.i18n.t(`mounted.${key}`, { ns: 'samples', ...values });
  const heading = document.createElement('h1');
  const button = document.createElement('button');
  const address = document.createElement('p');
  let count = 0;
  button.type = 'button';

  function draw(): void {
    heading.textContent = say('plain');
    button.textContent = say('count', { count });
    address.textContent = say('address', { address: getAddress() });
  }

  button.addEventListener('click', () => {
    count += 1;
    draw();
  });
  element.append(heading, button, address);
  draw();
  runtime.i18n.on('languageChanged', draw);
  const stop = onAddress(draw);
  return () => {
    stop();
    runtime.i18n.off('languageChanged', draw);
  };
};

export default mount;

import type { Release } from '@atrium/contract';
import { type ComponentType, use, useEffect } from 'react';

export const intentionalError = (): Error => new Error('Fails on purpose');

/** An error as if it had been made in the release's own code: its stack names one of its files. */
function errorMadeIn({ entry }: Release): Error {
  const error = intentionalError();
  error.stack = `${error.message}\n    at ${new URL(entry, document.baseURI).href}:1:1`;
  return error;
}

const never = new Promise<never>(() => undefined);

function FailsInRender(): never {
  throw intentionalError();
}

function FailsInEffect() {
  useEffect(() => {
    throw intentionalError();
  }, []);
  return null;
}

function NeverReady() {
  use(never);
  return null;
}

const failingComponents = { render: FailsInRender, effect: FailsInEffect, suspense: NeverReady };

export function failingPage(
  part: keyof typeof failingComponents | 'handler',
  release: Release,
  Page: ComponentType,
): ComponentType {
  if (part === 'handler')
    return () => (
      <div style={{ display: 'contents' }} onClickCapture={() => void Promise.reject(errorMadeIn(release))}>
        <Page />
      </div>
    );
  const Failing = failingComponents[part];
  return () => (
    <>
      <Failing />
      <Page />
    </>
  );
}

/** A style sheet that reaches beyond its app. */
export function addHidingStyles(): void {
  const style = document.createElement('style');
  style.textContent = 'button, nav, main { display: none !important }';
  document.head.append(style);
}

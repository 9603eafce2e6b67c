import { useLayoutEffect } from 'react';
import { toAddressees } from '../../model/addresses';
import type { Composition, MailContent } from '../../model/composition';
import { htmlOfText } from '../../model/plainText';
import { takeKeys } from './typeAhead';

/** Takes in what was typed before there was a field: it goes where writing begins. */
export function useTypedAhead({ to, typed, html }: Composition, change: (part: Partial<MailContent>) => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the window opens
  useLayoutEffect(() => {
    const text = takeKeys();
    if (text === '') return;
    if (to.length > 0) change({ html: html + htmlOfText(text) });
    else {
      const [, whole = '', rest = text] = /^(.*[,;])([^,;]*)$/s.exec(text) ?? [];
      change({ to: toAddressees(whole), typed: { ...typed, to: rest.trim() } });
    }
  }, []);
}

import { useEffect } from 'react';
import { useToast } from 'shared/ui';
import { usePage } from '../apps/ShellServices';
import { useValue } from '../common/useValue';

/** Says once what the page has for the person who has just signed in. Draws nothing. */
export function Greeting() {
  const { greeting } = usePage();
  const toast = useToast();
  const words = useValue(greeting);
  useEffect(() => {
    if (!words) return;
    greeting.set('');
    toast.success(words);
  }, [words, greeting, toast]);
  return null;
}

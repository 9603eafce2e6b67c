import { useToast } from '@atrium/ui';
import { useEffect } from 'react';
import { usePage } from '../context/PageContext';
import { useValue } from '../store/useValue';

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

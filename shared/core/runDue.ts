import { answerCall, Done, done } from '@atrium/backend';
import { runDueCall } from './api';

export const runDue = answerCall(runDueCall, {
  summary: 'Let everything happen whose time has come',
  notes:
    'A page of the demo asks every 15 seconds. The header Changed names the apps whose data is new. A server does it by itself at each time: there this call does nothing.',
  answer: Done,
  runsDue: true,
  handle: () => done(),
});

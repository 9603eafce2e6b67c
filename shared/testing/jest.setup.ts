import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';

// What a test waits for may take its time on a busy machine: a limit only tells a hang from a wait.
configure({ asyncUtilTimeout: 10_000 });
jest.setTimeout(60_000);

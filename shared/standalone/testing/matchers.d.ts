// Matchers that the set-up of the tests adds to `expect`.
import '@testing-library/jest-dom';

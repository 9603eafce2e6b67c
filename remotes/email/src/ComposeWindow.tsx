export { default } from './Compose/ComposeWindow';

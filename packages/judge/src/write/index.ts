/** Scenarios as text: the writer of the scenario language. Runs in the browser too. */
export { actionWords } from './actions.ts';
export { namesOfScenario, writeScenario } from './write.ts';
